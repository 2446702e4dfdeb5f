import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { must } from '@consorcio/kernel';
import { unzipSync } from 'fflate';
import type { Frame, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import type { Size, Visit, VisitOptions } from './browser.ts';
import { useStaticPages } from './static-pages.ts';

/** Names of what a platform's runtime keeps of a visit. */
export const WORDS = {
  '1.2': {
    status: 'cmi.core.lesson_status',
    score: 'cmi.core.score.raw',
    mode: 'cmi.core.lesson_mode',
    pupil: 'cmi.core.student_id',
  },
  '2004': {
    status: 'cmi.completion_status',
    score: 'cmi.score.raw',
    mode: 'cmi.mode',
    pupil: 'cmi.learner_id',
  },
} as const;
export const TEXT = 'cmi.suspend_data';
const RUNTIMES = {
  '1.2': { file: 'scorm12', made: 'API = new Scorm12API', prefix: 'LMS', end: 'LMSFinish' },
  '2004': { file: 'scorm2004', made: 'API_1484_11 = new Scorm2004API', prefix: '', end: 'Terminate' },
} as const;

/** What a platform has kept of a pupil in an activity. */
export type Kept = Readonly<Record<string, string>>;

interface Activity {
  readonly version: keyof typeof WORDS;
  /** Its name in dist/packages. */
  readonly zip: string;
  /** Makes the files of another package of them. */
  readonly change?: (name: string, bytes: Uint8Array) => Uint8Array;
}

interface SchoolPlatform<Name extends string> {
  visit(size?: Size, options?: VisitOptions): Promise<Visit>;
  /** Launches an activity as the platform knows the pupil; gives the game's frame. */
  open(page: Page, activity: Name, kept: Kept): Promise<Frame>;
  /** What the runtime of the page tells of an element at the moment. */
  told(page: Page, element: string): Promise<string>;
  /** Closes the activity, and gives what it has handed in by then, all that the next launch knows. */
  leave(page: Page): Promise<Kept>;
}

type Api = Record<string, (name: string) => unknown>;

/** Runs in the platform's page: begins with what is kept; what is handed in goes into the gradebook. */
const gradebook = (ends: readonly string[]): void => {
  type Runtime = Record<string, (text: string) => unknown> & {
    loadFromFlattenedJSON(kept: object, element: string): void;
    getFlattenedCMI(): object;
  };
  const { API, API_1484_11 } = globalThis as unknown as Record<string, Runtime>;
  const api = (API ?? API_1484_11) as Runtime;
  api.loadFromFlattenedJSON(JSON.parse(decodeURIComponent(location.hash.slice(1))), '');
  for (const name of ends) {
    const handIn = api[name] as (text: string) => unknown;
    api[name] = (text) => {
      Object.assign(globalThis, { handedIn: api.getFlattenedCMI() });
      return handIn.call(api, text);
    };
  }
};

/**
 * A school's platform with activities of packages, in the runtime of `scorm-again`: each has a page whose address carries what is
 * kept of the pupil. Call it at the top of a file.
 */
export function useSchoolPlatform<Name extends string>(
  activities: Readonly<Record<Name, Activity>>,
): () => SchoolPlatform<Name> {
  const host = mkdtempSync(join(tmpdir(), 'platform-'));
  afterAll(() => rmSync(host, { recursive: true }));
  for (const [folder, { version, zip, change }] of Object.entries<Activity>(activities)) {
    for (const [name, bytes] of Object.entries(unzipSync(readFileSync(`dist/packages/${zip}.zip`)))) {
      const path = join(host, folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, change?.(name, bytes) ?? bytes);
    }
    const { file, made, prefix, end } = RUNTIMES[version];
    copyFileSync(createRequire(import.meta.url).resolve(`scorm-again/${file}`), join(host, `${file}.js`));
    const script = `${made}({ autocommit: false }); (${gradebook})(${JSON.stringify([`${prefix}Commit`, end])})`;
    const page = `<!doctype html><script src="${file}.js"></script><script>${script}</script><iframe style="width:100%;height:640px" src="${folder}/index.html"></iframe>`;
    writeFileSync(join(host, `plataforma-${folder}.html`), page);
  }
  const pages = useStaticPages([host]);
  return () => ({
    visit: (size, options) => pages().visit(size, options),
    async open(page, activity, kept) {
      await page.goto('about:blank');
      await page.goto(`/plataforma-${activity}.html#${encodeURIComponent(JSON.stringify(kept))}`);
      const outer = must(await (await page.locator('iframe').elementHandle())?.contentFrame(), 'the package');
      return must(await (await outer.locator('iframe').elementHandle())?.contentFrame(), 'the game');
    },
    told: (page, element) =>
      page.evaluate((name) => {
        const { API, API_1484_11 } = window as unknown as Record<string, Api | undefined>;
        return String(API === undefined ? API_1484_11?.GetValue?.(name) : API.LMSGetValue?.(name));
      }, element),
    leave: (page) =>
      page.evaluate(() => {
        document.querySelector('iframe')?.remove();
        return (globalThis as unknown as { handedIn: Kept }).handedIn;
      }),
  });
}

/** From the welcome of a package to the map. */
export async function beginInPackage(frame: Frame | Page, dream: RegExp = /Viagem à praia/): Promise<void> {
  await frame.getByRole('button', { name: 'JOGAR' }).click();
  await frame.getByRole('button', { name: 'Dandara' }).click();
  await frame.getByRole('button', { name: dream }).click();
  await frame.getByText('Trabalho ou descanso').waitFor();
}
