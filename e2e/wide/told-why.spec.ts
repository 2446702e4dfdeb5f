import { type Plan, plans } from '@consorcio/players';
import { RAFFLE_WORD } from '@consorcio/tools/known-root';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { signIn, useSite } from '../support/site.ts';

const site = useSite();

/** So many words the sentence has at most that tells why a campaign ended so. */
const WORDS = 15;

/** What a player's page tells between full stops. */
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!])\s+|\n+/);

/** The page at `path` says why in one short sentence, which a small phone shows without being scrolled. */
async function expectTold(page: Page, path: string, why: RegExp): Promise<void> {
  await page.goto(path);
  const place = page.getByText(why).first();
  const text = await place.innerText();
  const isInView = async (): Promise<boolean> => {
    const { y = -1, height = 0 } = (await place.boundingBox()) ?? {};
    return y >= 0 && y + height <= (page.viewportSize()?.height ?? 0);
  };
  await expect.poll(isInView).toBe(true);
  const told = sentencesOf(text).filter((sentence) => why.test(sentence));
  expect(told, text).toHaveLength(1);
  expect(told[0]?.split(/\s+/).length, told[0]).toBeLessThanOrEqual(WORDS);
}

/** A campaign that calls have brought to its end, and a phone on which it is seen. */
async function ended(plan: Plan, clientSeed = ''): Promise<{ readonly page: Page; readonly api: ApiPlayer }> {
  const api = new ApiPlayer(site().origin);
  await api.startPersona();
  await api.call('dreamChoose', { body: { dreamId: plan.dream, clientSeed } });
  await api.playUntil(() => false, plan);
  await api.learnEverything();
  const { page } = await site().newPlayer('phone', { isCalm: true });
  await signIn(page, api);
  return { page, api };
}

test('an exclusion says which instalment did not fit', async () => {
  const { page } = await ended(plans.defaulter);
  await expectTold(page, '/mapa', /Depois da recuperação, a parcela custava \d+ e você tinha \d+\./);
});

test('a dream that was paid to the end says that every instalment was paid', async () => {
  const { page } = await ended(plans.hopelessBidder);
  await expectTold(page, '/mapa', /Você pagou as 3 parcelas.* e a carta saiu no fim\./);
});

test('a letter by bid says what the bid left, and the guarantee that is used says that this was too little, its certificate too', async () => {
  const { page, api } = await ended({ ...plans.allInBidder, dream: 5 });
  await expectTold(page, '/mapa', /Seu lance de \d+ venceu\./);
  expect(await api.liveAfterLetter(null, 1)).toMatchObject({ status: 'ENDED', end: 'RETOMADO' });
  const path = `/depois-da-carta/${await api.campaignId()}`;
  await expectTold(page, path, /Seu lance de \d+ deixou 0 de reserva, e 3 contas não couberam\./);
  await expectTold(page, '/certificado-de-conquista', /Depois da carta, faltou esforço, e o grupo usou a garantia\./);
});

test('a letter by raffle says that the quota was drawn in time, and the paid contract that every bill was paid', async () => {
  const { page, api } = await ended(plans.saver, RAFFLE_WORD);
  await expectTold(page, '/mapa', /Sua parcela estava em dia, e a sua cota, a \d+, saiu no sorteio\./);
  expect(await api.liveAfterLetter(null, 2)).toMatchObject({ status: 'ENDED', end: 'QUITADO' });
  const path = `/depois-da-carta/${await api.campaignId()}`;
  await expectTold(page, path, /Você pagou as 2 contas que faltavam, uma por mês\./);
});
