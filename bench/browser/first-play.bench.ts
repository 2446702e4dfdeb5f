import { test } from 'vitest';
import { ApiPlayer } from '../../e2e/support/api-player.ts';
import { tapThrough } from '../../e2e/support/link-to-decision.ts';
import { signIn, useSite } from '../../e2e/support/site.ts';
import { slowDown, USUAL_4G } from './conditions.ts';

/** Issue 18, 'Flow'. */
const LINE = { taps: 14, 'together s': 90 };
const LABELS = ['AVANÇAR', 'ESCOLHA SEU SONHO', 'QUERO ESSE SONHO', 'SIM, ESSE É O MEU SONHO!', 'COMEÇAR O JOGO'];
const CARDS = ['Avançar', 'Avançar', 'Avançar', 'Avançar'];

const site = useSite();

/**
 * `npm run bench -- first-play`. A registered player goes from the city welcome to the first play, on a usual 4G with a
 * processor four times slower, and reads as long before each tap as one who comes from a link.
 */
test.each(['phone', 'desktop'] as const)('from the city welcome to the first play on a %s', async (size) => {
  const api = new ApiPlayer(site().origin);
  await api.startPersona();
  const { page, context } = await site().newPlayer(size);
  await signIn(page, api);
  await slowDown(await context.newCDPSession(page), USUAL_4G);
  const named = (name: string) =>
    page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }));
  const { taps, waited, total } = await tapThrough(page, '/boas-vindas-a-cidade', [
    ...[...LABELS, ...CARDS].map(named),
    page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first(),
    named('Jogar'),
    page.frameLocator('iframe').getByRole('button', { name: 'JOGAR', exact: true }),
  ]);
  console.log(`waited ${waited.join(' ')} ms`);
  console.table({ measured: { taps, 'together s': total / 1_000 }, 'the line': LINE });
  await context.close();
});
