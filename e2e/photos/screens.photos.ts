import { test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { signIn, useSite } from '../support/site.ts';
import { DENIED_VIEWS } from './denied-views.ts';
import { GUEST_VIEWS } from './guest-views.ts';
import { LIVE_VIEWS } from './live-views.ts';
import { Photographer } from './photographer.ts';
import { CASTS } from './player-views.ts';
import type { View } from './view.ts';

const site = useSite();

async function take(views: readonly View[], prepare: (origin: string) => Promise<ApiPlayer>): Promise<void> {
  const { origin, newPlayer } = site();
  const { page, context } = await newPlayer('desktop', { isCalm: process.env.PHOTO_MOVING === undefined });
  const photographer = new Photographer(context.browser() ?? fail('the browser is gone'));
  const wanted = views.filter(({ name }) => photographer.wants(name));
  if (wanted.length === 0) return;
  const player = await prepare(origin);
  if (player.token !== '') await signIn(page, player);
  for (const { name, open, isBrief, leave } of wanted) {
    await photographer
      .take(page, name, () => open(page, player), isBrief)
      .catch((error) => console.error(`${name} was not photographed: ${error}`));
    await leave?.(page);
  }
  await context.close();
}

const fail = (sentence: string): never => {
  throw new Error(sentence);
};

test('what everybody may see', () => take(GUEST_VIEWS, async (origin) => new ApiPlayer(origin)));
test('what somebody sees whose browser keeps nothing', () =>
  take(DENIED_VIEWS, async (origin) => new ApiPlayer(origin)));
test('what host and phone of a live group see', () => take(LIVE_VIEWS, async (origin) => new ApiPlayer(origin)));
test.each(CASTS)('what $who sees', ({ views, prepare }) => take(views, prepare));
