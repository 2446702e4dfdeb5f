import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardFiles } from './card-files.ts';

let folder: string;
let clock = 0;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'consorcio-cards-')), 'share');
  clock = Date.now();
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const keyOf = (letter: string): string => `nobody.${letter.repeat(22)}`;
const [A, B, C] = [keyOf('a'), keyOf('b'), keyOf('c')];
const picture = (fill: number): Uint8Array => new Uint8Array(1_000).fill(fill);
const filesOf = (bound = 1_000_000) =>
  cardFiles(folder, bound, () => {
    clock += 1_000;
    return clock;
  });

test('a picture is there again after a restart, for its owner only', async () => {
  await filesOf().write(A, picture(1));
  expect(await filesOf().read(A)).toEqual(Buffer.from(picture(1)));
  expect(await filesOf().read(B)).toBeNull();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, A)).mode & 0o777).toBe(0o600);
});

test.each([
  ['torn', (path: string) => truncateSync(path, 700)],
  ['empty', (path: string) => truncateSync(path, 0)],
  ['altered', (path: string) => writeFileSync(path, Buffer.from(readFileSync(path)).fill(7, 10, 20))],
])('a file that is %s is never served, and is deleted', async (_, spoil) => {
  await filesOf().write(A, picture(1));
  spoil(join(folder, A));
  expect(await filesOf().read(A)).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

test('a half written file is deleted at the next start', async () => {
  await filesOf().write(A, picture(1));
  writeFileSync(join(folder, 'x.partial'), 'half');
  await filesOf().read(A);
  expect(readdirSync(folder)).toEqual([A]);
});

test('beyond the bound the longest unused go, also those used before a restart', async () => {
  const first = filesOf();
  for (const key of [A, B]) await first.write(key, picture(1));
  await first.read(A);
  await first.read(B);
  await first.read(A);
  const again = filesOf(2_500);
  await again.write(C, picture(3));
  expect(readdirSync(folder).sort()).toEqual([A, C]);
  expect(await again.read(B)).toBeNull();
});
