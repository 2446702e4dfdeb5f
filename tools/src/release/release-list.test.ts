import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Plain scripts have no types. */
interface ReleaseList {
  readonly SYSTEMS: Readonly<Record<string, { readonly os: string; readonly cpu: string }>>;
  readonly OWN: readonly (readonly [from: string, to: string, takes?: (path: string) => boolean])[];
  readonly listPackages: (folder: string) => {
    readonly lock: { readonly packages: Readonly<Record<string, { readonly dev?: boolean }>> };
    readonly sbom: { readonly components: readonly { readonly name: string; readonly version: string }[] };
  };
  readonly foreignTo: (system: string, lock: object) => string[];
  readonly isRun: (path: string) => boolean;
}
const list: ReleaseList = await import(`${ROOT}scripts/release-list.mjs`);

const folder = mkdtempSync(join(tmpdir(), 'consorcio-list-'));
let found: ReturnType<ReleaseList['listPackages']>;
beforeAll(() => {
  found = list.listPackages(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const names = (): string[] => found.sbom.components.map(({ name }) => name);

test('a release holds the packages of the server with all that they need', () => {
  const { dependencies } = JSON.parse(readFileSync(`${ROOT}apps/server/package.json`, 'utf8'));
  const third = Object.keys(dependencies).filter((name) => !name.startsWith('@consorcio/'));
  expect(names()).toEqual(expect.arrayContaining([...third, 'semver', 'pg-protocol', 'sonic-boom']));
});

test('a release holds no compiler, no bundler, no test tool and no other package of development', () => {
  const all: Record<string, { readonly dev?: boolean }> = JSON.parse(
    readFileSync(`${ROOT}package-lock.json`, 'utf8'),
  ).packages;
  const ofDevelopment = Object.keys(all).filter((path) => all[path]?.dev === true);
  const inRelease = new Set(names().map((name) => `node_modules/${name}`));
  expect(ofDevelopment.length).toBeGreaterThan(50);
  expect(ofDevelopment.filter((path) => inRelease.has(path))).toEqual([]);
  expect(names().filter((name) => /typescript|vite|rolldown|esbuild|lightningcss|sharp|^@types/.test(name))).toEqual(
    [],
  );
});

test.each(Object.keys(list.SYSTEMS))(
  'a release holds each native part for %s, and each part knows its system',
  (system) => {
    const { os, cpu } = list.SYSTEMS[system] ?? { os: '', cpu: '' };
    const of = (name: string): string[] => names().filter((one) => one.startsWith(`${name}-${os}-${cpu}`));
    for (const name of ['@node-rs/argon2', '@resvg/resvg-js']) {
      expect(of(name), name).toHaveLength(1);
      expect(list.foreignTo(system, found.lock)).not.toContain(`node_modules/${of(name)[0]}`);
    }
    expect(list.foreignTo(system, found.lock)).toHaveLength(2 * (Object.keys(list.SYSTEMS).length - 1));
  },
);

test('a release takes what runs and the terms from a package, no tests, maps, types or pages of it', () => {
  const taken = ['index.js', 'lib/a.cjs', 'LICENSE', 'licence.txt', 'dist/pglite.wasm', 'argon2.win32-x64-msvc.node'];
  const left = ['test/a.js', 'lib/tests/b.js', 'a.test.js', 'index.d.ts', 'index.js.map', 'README.md', 'docs/a.js'];
  expect([...taken, ...left].filter(list.isRun)).toEqual(taken);
});

test('a release takes no test and no tool that draws and builds from this project', () => {
  const taken = ['render.js', 'film.js', 'subset-fonts.js', 'a.test.js', 'fonts.js'];
  const drawer = list.OWN.find(([from]) => from.endsWith('dist-bin'));
  expect(taken.filter((path) => drawer?.[2]?.(path))).toEqual(['render.js', 'fonts.js']);
  const server = list.OWN.find(([from]) => from === 'apps/server/dist');
  const files = ['main.js', 'main.js.map', 'main.d.ts', 'ids.test.js', 'new-database/PG_VERSION.js'];
  expect(files.filter((path) => server?.[2]?.(path))).toEqual(['main.js']);
});
