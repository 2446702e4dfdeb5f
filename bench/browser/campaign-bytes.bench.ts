import { plans } from '@consorcio/players';
import { test } from 'vitest';
import { useSite } from '../../e2e/support/site.ts';
import { countBytes, together } from '../../e2e/support/wire-bytes.ts';

const MB = 1_000_000;
const site = useSite();

test('what a first campaign takes over the wire, from the first screen to the certificate', async () => {
  const { player, page, context } = await site().newPlayer('phone');
  const bytes = await countBytes(context, page);
  await player.hurryMinigames();
  await player.signUp();
  await player.choosePersona(1);
  await player.chooseDream('Viagem à praia');
  await player.playUntil(({ path }) => path === '/certificado-de-conquista', plans.visitor);
  await page.waitForTimeout(5_000);
  const total = together(bytes);
  const rows = [...bytes].sort(([, a], [, b]) => b - a).map(([kind, each]) => [kind, each / MB]);
  console.table(
    Object.fromEntries([...rows, ['together', total / MB], ['the line', 3]].map(([kind, mb]) => [kind, { MB: mb }])),
  );
});
