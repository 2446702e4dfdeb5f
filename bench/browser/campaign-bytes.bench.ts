import type { KeptKey } from '@consorcio/contract/kept';
import { plans } from '@consorcio/players';
import { test } from 'vitest';
import { useSite } from '../../e2e/support/site.ts';
import { byFile, countBytes, together } from '../../e2e/support/wire-bytes.ts';

const MB = 1_000_000;
/** Issue 17: everything heard and seen; and in 'modo leve', with pictures for films and effects without music. */
const WAYS = [
  { way: 'with everything', isLight: false, line: 3 },
  { way: "in 'modo leve'", isLight: true, line: 1.2 },
] as const;
/** Files listed one by one. */
const HEAVIEST = Number(process.env.HEAVIEST ?? 40);

const site = useSite();

test.each(WAYS)(
  'what a first campaign takes over the wire $way, from the first screen to the certificate',
  async (way) => {
    const { player, page, context } = await site().newPlayer('phone');
    if (way.isLight)
      await context.addInitScript((key) => {
        /* A new tab shows an empty document first, which has no storage. */
        if (location.protocol === 'http:') localStorage.setItem(key, 'on');
      }, 'light' satisfies KeptKey);
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
    const heaviest = [...files].sort(([, a], [, b]) => b - a).slice(0, HEAVIEST);
    console.table(Object.fromEntries(heaviest.map(([file, each]) => [file, { kB: Math.round(each / 100) / 10 }])));
  },
);
