import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** Half as long as what the package calls its source, and goes into every page. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 up to AA, and what axe holds for good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong, one line a place; frames are asked one by one. Under an open dialog nothing can be reached, and
 * a picture is a single element for a screen reader: both would only take time.
 */
export async function findBarriers(page: Page | Frame): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate((tags) => {
    const isCovered = document.querySelector('dialog[open]') !== null;
    return (window as unknown as { axe: typeof axe }).axe.run(
      { include: [isCovered ? 'dialog[open]' : 'html'], exclude: ['svg > *'] },
      { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], iframes: false },
    ) as Promise<AxeResults>;
  }, RULES);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n').slice(1).join(';') ?? ''}`),
  );
}
