import { execFile, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { PATIENCE, QUIET } from '../browser.ts';
import type { Utterance } from './compare.ts';

const run = promisify(execFile);
const SETTINGS = new URL('./orca-customizations.py', import.meta.url);
/** Milliseconds: between two looks at what was said; of silence after which Orca has said everything. */
const [LOOK, SILENCE] = [100, 2_000];
/** Milliseconds in which a key reaches the page; Orca keeps some for itself. */
const KEY_LIMIT = 2_000;

/** The names that X has for keys of the play. */
const X_NAMES: Readonly<Record<string, string>> = {
  Enter: 'Return',
  Space: 'space',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  '?': 'question',
};

export interface OrcaVisit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What Orca said so far, in order; it grows. */
  readonly heard: readonly Utterance[];
  /** Until Orca has said everything. */
  readonly untilSilent: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * A Chromium with a window, and the real Orca beside it, on the X display and the D-Bus session of this process. Keys come from X.
 * @throws Error when Orca says nothing in time
 */
export async function openWithOrca(origin: string): Promise<OrcaVisit> {
  const folder = mkdtempSync(join(tmpdir(), 'consorcio-orca-'));
  copyFileSync(SETTINGS, join(folder, 'orca-customizations.py'));
  const speech = join(folder, 'speech');
  const env = { ...process.env, PLAY_SPEECH: speech, LANGUAGE: 'pt_BR', ACCESSIBILITY_ENABLED: '1' };
  const programs = [
    /* Without a window manager no window is the active one, and Orca tells nothing of it. */
    spawn('openbox', { env, stdio: 'ignore' }),
    spawn('orca', ['--user-prefs', folder], { env, stdio: 'ignore' }),
  ];

  const heard: Utterance[] = [];
  let lastHeard = Date.now();
  let rowsHeard = 0;
  const listen = (): void => {
    const rows = existsSync(speech) ? readFileSync(speech, 'utf8').split('\n').slice(0, -1) : [];
    for (const row of rows.slice(rowsHeard)) {
      const words = JSON.parse(row) as string;
      /* The name of a dialog, which is that of its heading: any reader may tell both. */
      if (!words.endsWith(' diálogo')) heard.push({ voice: null, words });
      lastHeard = Date.now();
    }
    rowsHeard = rows.length;
  };
  const ear = setInterval(listen, LOOK);
  const endPrograms = (): void => {
    clearInterval(ear);
    for (const program of programs) program.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const end = Date.now() + PATIENCE; heard.length === 0; await pause(LOOK)) {
    if (Date.now() < end) continue;
    endPrograms();
    throw new Error('Orca says nothing');
  }

  /* Offers of the browser's own would take the focus. */
  const profile = join(folder, 'profile');
  const offers = { credentials_enable_service: false, translate: { enabled: false } };
  mkdirSync(join(profile, 'Default'), { recursive: true });
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(offers));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    headless: false,
    baseURL: origin,
    viewport: null,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    env,
    /* '--test-type': no warning of the other settings comes into the window, where it would be told. */
    args: [...QUIET, '--test-type', '--force-renderer-accessibility', `--app=${origin}`, '--window-size=1280,900'],
  });
  context.setDefaultTimeout(PATIENCE);
  const [page] = context.pages();
  if (page === undefined) throw new Error('Chromium opened no window');
  await pressByX(page);
  return {
    context,
    page,
    heard,
    untilSilent: async () => {
      lastHeard = Date.now();
      while (Date.now() - lastHeard < SILENCE) await pause(LOOK);
    },
    close: async () => {
      await context.close();
      endPrograms();
    },
  };
}

/** Has every key of the page come from the keyboard of the X display, past Orca, instead of straight from the driver. */
async function pressByX(page: Page): Promise<void> {
  let keys = 0;
  await page.context().exposeBinding('keyCame', () => {
    keys += 1;
  });
  await page.context().addInitScript(() => {
    const { keyCame } = window as Window & { keyCame?: () => void };
    addEventListener('keyup', () => keyCame?.(), true);
  });
  const untilKey = async (before: number): Promise<void> => {
    for (const end = Date.now() + KEY_LIMIT; keys === before && Date.now() < end; ) await pause(LOOK / 5);
  };
  page.keyboard.press = async (key) => {
    const before = keys;
    await run('xdotool', ['key', X_NAMES[key] ?? key]);
    await untilKey(before);
  };
  page.keyboard.type = async (text) => {
    const before = keys;
    await run('xdotool', ['type', '--delay', '60', text]);
    await untilKey(before);
  };
}
