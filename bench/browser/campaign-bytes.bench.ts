import type { KeptKey } from '@consorcio/contract/kept';
import { plans } from '@consorcio/players';
import type { BrowserContext } from 'playwright-core';
import { test } from 'vitest';
import { beginOnDevice, DevicePlayer } from '../../e2e/support/device-player.ts';
import { useSite } from '../../e2e/support/site.ts';
import { useStaticPages } from '../../e2e/support/static-pages.ts';
import { byFile, countBytes, together } from '../../e2e/support/wire-bytes.ts';

const MB = 1_000_000;
/** Issues 17 and 53: everything heard and seen; and in 'modo leve', with pictures for films and effects without music. */
const WAYS = [
  { way: 'with everything', isLight: false, line: 3, ofFolder: 3 },
  { way: "in 'modo leve'", isLight: true, line: 1.2, ofFolder: 1.3 },
] as const;
/** Issue 53: of a folder of files, until the first minigame was played. */
const FIRST_MINIGAME = 1.3;
/** Files listed one by one. */
const HEAVIEST = Number(process.env.HEAVIEST ?? 40);

const site = useSite();
/** What the folder of files has sent, by file. */
const sent = new Map<string, number>();
const folder = useStaticPages(['dist/site'], (path, bytes) => void sent.set(path, (sent.get(path) ?? 0) + bytes));

const wantLight = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((key) => {
    /* A new tab shows an empty document first, which has no storage. */
    if (location.protocol === 'http:') localStorage.setItem(key, 'on');
  }, 'light' satisfies KeptKey);

function tellHeaviest(files: ReadonlyMap<string, number>): void {
  const heaviest = [...files].sort(([, a], [, b]) => b - a).slice(0, HEAVIEST);
  console.table(Object.fromEntries(heaviest.map(([file, each]) => [file, { kB: Math.round(each / 100) / 10 }])));
}

test.each(WAYS)(
  'what a first campaign takes over the wire $way, from the first screen to the certificate',
  async (way) => {
    const { player, page, context } = await site().newPlayer('phone');
    if (way.isLight) await wantLight(context);
    const bytes = await countBytes(context, page);
    const files = await countBytes(context, page, byFile);
    await player.hurryMinigames();
    await player.signUp();
    await player.choosePersona(1);
    await player.chooseDream('Viagem à praia');
    await player.playUntil(({ path }) => path === '/certificado-de-conquista', plans.visitor);
    await page.waitForTimeout(5_000);
    const rows = [...bytes].sort(([, a], [, b]) => b - a).map(([kind, each]) => [kind, each / MB]);
    const sums = [
      ['together', together(bytes) / MB],
      ['the line', way.line],
    ];
    console.table(Object.fromEntries([...rows, ...sums].map(([kind, mb]) => [kind, { MB: mb }])));
    tellHeaviest(files);
  },
);

test.each(WAYS)(
  'what a first campaign takes from a folder of files $way, on a host that packs texts by gzip',
  async ({ isLight, ofFolder }) => {
    sent.clear();
    const { page, context } = await folder().visit('phone');
    const player = new DevicePlayer(page);
    if (isLight) await wantLight(context);
    await player.hurryMinigames();
    await player.closeBadges();
    await beginOnDevice(page, '/', /Viagem à praia/);
    let first: number | null = null;
    let isPlaying = false;
    await player.playUntil(({ path }) => {
      if (isPlaying && path === '/mapa') first ??= together(sent) / MB;
      isPlaying = path.startsWith('/minigame');
      return path === '/certificado-de-conquista';
    }, plans.visitor);
    await page.waitForTimeout(5_000);
    const line = { 'first minigame': FIRST_MINIGAME, campaign: ofFolder };
    console.table({ MB: { 'first minigame': first, campaign: together(sent) / MB }, 'the line': line });
    tellHeaviest(sent);
  },
);
