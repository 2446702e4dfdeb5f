import { ROUTES as CALLS } from '@consorcio/contract/wire';
import { type ComponentType, StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { Router } from 'wouter';
import type { PageRoute } from '../src/routes.tsx';
import { pretendSignedIn, withBrowserGlobals } from './browser-globals.ts';

export interface Screen {
  readonly name: PageRoute['name'];
  /** As in the route table. */
  readonly path: string;
  /** Comes with the query library and the overlays. */
  readonly isSignedIn: boolean;
  /** Paths of the calls, without the API's base, that the screen will make first. */
  readonly calls: readonly string[];
  /** What stands in the page before its program is there; empty for nothing. */
  readonly html: string;
  /** It has titles and buttons only: the font of running text is not needed yet. */
  readonly hasOnlyTitles: boolean;
}

/** Every screen of the route table; run by the build (screen-pages.ts), never by the server. */
export const screens = (): Promise<readonly Screen[]> =>
  withBrowserGlobals(async () => {
    const [{ App }, { ROUTES }] = await Promise.all([import('../src/app.tsx'), import('../src/routes.tsx')]);
    const made: Screen[] = [];
    /* One after the other: whether there is a token is asked of the one storage. */
    for (const { name, path, guard, isSignedIn = false, prefetches = [], prerender } of ROUTES) {
      const ofTheGuard = isSignedIn && guard !== undefined ? [CALLS.auth.path] : [];
      made.push({
        name,
        path,
        isSignedIn,
        calls: [...ofTheGuard, ...prefetches.map((name) => CALLS[name].path)],
        html: prerender === undefined ? '' : await htmlOf(App, path, isSignedIn),
        hasOnlyTitles: prerender === 'titles',
      });
    }
    return made;
  });

async function htmlOf(App: ComponentType, path: string, hasToken: boolean): Promise<string> {
  pretendSignedIn(hasToken);
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path} ssrSearch="">
        <App />
      </Router>
    </StrictMode>,
    {
      /* No part is sent after the others: that would take a script in the page. */
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error: unknown) => {
        throw error;
      },
    },
  );
  return new Response(prelude as ReadableStream).text();
}
