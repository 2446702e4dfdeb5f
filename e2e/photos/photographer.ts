import { existsSync, mkdirSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { settle } from '../support/layout.ts';
import { type Photo, writeSheet } from './contact-sheet.ts';

/** The three that the house judges by, and the extremes of SPEC section 9. */
const SIZES = {
  phone: { width: 375, height: 667 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
  small: { width: 320, height: 568 },
  lying: { width: 667, height: 375 },
  huge: { width: 2560, height: 1440 },
} as const;
type SizeName = keyof typeof SIZES;

const FOLDER = fileURLToPath(new URL('../../test-results/photos/', import.meta.url));
const words = (setting: string | undefined): readonly string[] => (setting ?? '').split(',').filter(Boolean);
const isSize = (name: string): name is SizeName => name in SIZES;

/** Photographs what stands on a page at every size asked for, and lays the photos of one view side by side. */
export class Photographer {
  readonly #browser: Browser;
  readonly #sizes: readonly SizeName[];
  readonly #names = words(process.env.PHOTO_NAMES);

  constructor(browser: Browser) {
    const asked = words(process.env.PHOTO_SIZES).filter(isSize);
    this.#browser = browser;
    this.#sizes = asked.length > 0 ? asked : ['phone', 'tablet', 'desktop'];
    mkdirSync(FOLDER, { recursive: true });
  }

  /** Whether a view was asked for. */
  wants(name: string): boolean {
    return this.#names.length === 0 || this.#names.some((part) => name.includes(part));
  }

  /** Takes all photos of one view; `reach` brings it before the lens, once or (brief views) before each photo. */
  async take(page: Page, name: string, reach: () => Promise<unknown>, isBrief = false): Promise<void> {
    const photos: Photo[] = [];
    for (const [place, size] of this.#sizes.entries()) {
      await page.setViewportSize(SIZES[size]);
      if (place === 0 || isBrief) await reach();
      await settle(page);
      const file = `${name}-${size}.png`;
      await page.screenshot({ path: `${FOLDER}${file}` });
      photos.push({ file, caption: `${size}${await scrollsBy(page)}`, ...SIZES[size] });
    }
    await writeSheet(this.#browser, FOLDER, name, [...(await this.#besides(name)), ...photos]);
  }

  /** A picture to compare with: `{name}.png` of the folder in PHOTO_BESIDE. */
  async #besides(name: string): Promise<Photo[]> {
    const path = `${process.env.PHOTO_BESIDE ?? ''}/${name}.png`;
    if (!existsSync(path)) return [];
    await copyFile(path, `${FOLDER}${name}-beside.png`);
    return [{ file: `${name}-beside.png`, caption: 'beside', width: 768, height: 1024 }];
  }
}

/** What can be scrolled down to, of the page or the uppermost popup; a word for the caption. */
async function scrollsBy(page: Page): Promise<string> {
  const hidden = await page.evaluate(() => {
    const popup = [...document.querySelectorAll('dialog[open]')].at(-1);
    const inside = popup === undefined ? [document.documentElement] : [popup, ...popup.querySelectorAll('*')];
    const scrolls = inside.filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY) || popup === undefined);
    return Math.max(0, ...scrolls.map((box) => box.scrollHeight - box.clientHeight));
  });
  return hidden > 1 ? `, scrolls by ${hidden}` : '';
}
