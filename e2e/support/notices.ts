import type { Locator, Page } from 'playwright-core';

/** The notices in sight: a screen reader is told the same words by another element for a moment. */
export const noticesOf = (page: Page): Locator => page.getByRole('region', { name: 'Avisos' });
