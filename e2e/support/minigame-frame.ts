import type { Frame, Page } from 'playwright-core';

/**
 * The minigame that is open on a page, once it is shown. Until then a frame may stand out of sight that was opened ahead and
 * gives way to another one.
 */
export async function minigameFrame(page: Page | Frame): Promise<Frame> {
  const shown = page.locator('iframe');
  await shown.waitFor();
  const frame = await (await shown.elementHandle())?.contentFrame();
  if (frame === null || frame === undefined) throw new Error('no minigame is open');
  return frame;
}
