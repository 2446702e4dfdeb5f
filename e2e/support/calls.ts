import type { Page } from 'playwright-core';

/** Listens from now on to the calls that a page and its frames make: their paths without `/api`, in order. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.endsWith('.png')) calls.push(pathname.slice('/api'.length));
  });
  return calls;
}
