import { currentVersion, type Game, verifyRun } from '@consorcio/minigames';
import { FIRST_RULEBOOK, MINIGAMES, minigameOf } from '@consorcio/rules/vocabulary';
import type { Page } from 'playwright-core';

/** What a stand-in for the API issues to a minigame's page. */
export interface StubbedRun {
  readonly game: Game;
  readonly seed: string;
  readonly vigor?: number;
  readonly personaId?: 1 | 2 | 3 | 4;
  /** The campaign's month, of nine. */
  readonly cycle?: number;
}

/** Opens a minigame's page alone, without a server: its pages are files, and the few calls it makes are answered here. */
export async function openWithStubApi(
  page: Page,
  origin: string,
  { game, seed, vigor = 100, personaId = 1, cycle = 1 }: StubbedRun,
): Promise<void> {
  const run = { game, version: currentVersion(game), seed, vigor };
  const current = {
    stage: { id: 'stage', cycle },
    dream: { cycles: 9 },
    user: { personaId },
    campaign: { rulebook: FIRST_RULEBOOK },
    extras: {},
    room: { id: minigameOf(game).roomId, run },
  };
  const rewards = { minEffort: 3, maxEffort: 12, minEnergy: 3, maxEnergy: 12 };
  await page.route('**/api/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/api/stage/current') return route.fulfill({ json: current });
    if (path.startsWith('/api/room'))
      return route.fulfill({ json: MINIGAMES.map(({ roomId }) => ({ id: roomId, rewards })) });
    if (path === '/api/stage/finish') {
      const played = verifyRun({ game, version: run.version, seed }, route.request().postDataJSON().results);
      const score = played.ok ? played.value.scoreBp : 0;
      const paid = 3 + Math.floor((score * vigor * 9 + 500_000) / 1_000_000);
      const isWork = minigameOf(game).kind === 'work';
      const reward = { effort: isWork ? paid : 0, energy: isWork ? 0 : paid };
      return route.fulfill({ json: { score, reward, balance: { effort: 20, energy: 20 } } });
    }
    return route.abort();
  });
  await page.goto(`${origin}/${game}/index.html`);
}
