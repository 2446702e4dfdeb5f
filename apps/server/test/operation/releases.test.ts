import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plans, takeTurn } from '@consorcio/players';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open.ts';
import { restore } from '../../src/operate/transfer.ts';
import { Player } from '../game/player.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { checked } from '../support/check.ts';
import { api } from '../support/client.ts';
import { engines, postgresEngines, type TestEngine } from '../support/engines.ts';
import { type KeptPlayer, RELEASES, type Release } from '../support/releases.ts';

const quiet = (): void => undefined;
/** More than a month: an event, an instalment and an assembly are among them. */
const MOVES = 15;

interface Opened {
  readonly database: Database;
  readonly remove: () => Promise<void>;
}
/** A way in which an operator comes from a release to this version. */
interface Upgrade {
  readonly name: string;
  readonly open: (release: Release) => Promise<Opened>;
}

const folder: Upgrade = {
  name: 'its data folder',
  async open(release) {
    const dataDir = mkdtempSync(join(tmpdir(), 'consorcio-release-'));
    release.unpackFolder(dataDir);
    const database = await openDatabase({ databaseUrl: null, dataDir });
    return { database, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
  },
};
const dump = (engine: TestEngine): Upgrade => ({
  name: `its dump of ${engine.name}`,
  async open(release) {
    const { place, remove } = await engine.makeBare();
    await release.loadDump(String(place.databaseUrl));
    return { database: await openDatabase(place), remove };
  },
});
const backup = (engine: TestEngine): Upgrade => ({
  name: `its backup, restored on ${engine.name}`,
  async open(release) {
    const { place, remove } = await engine.make();
    const database = await openDatabase(place, 'fill');
    await restore(database, release.backup, quiet);
    return { database, remove };
  },
});
const WAYS = [folder, ...postgresEngines.map(dump), ...engines.map(backup)];

async function logIn({ app }: TestApp, { email, password, campaignId }: KeptPlayer): Promise<Player> {
  const { body } = await api(app).post('/auth/login', { email, password });
  const player = new Player(app, body as { id: string; token: string });
  player.campaignId = campaignId;
  return player;
}

/** The same questions that the release was asked. */
async function tell(player: Player, { told }: KeptPlayer): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = { standing: (await player.standing()) ?? null };
  const params = { campaignId: player.campaignId };
  for (const name of Object.keys(told).filter((one) => one !== 'standing'))
    answers[name] = (await player.ask(name as 'statement', { params })).reply;
  return answers;
}

/** A badge without its words, which a later version may choose anew. */
const withoutWords = ({ name, label, description, ...facts }: Record<string, unknown>): object => facts;

/** The same without words of badges, and with every public id as what it stands for: a later version may write it in another form. */
const factsOf = <Answers extends object>({ ids }: TestApp, answers: Answers): Answers =>
  JSON.parse(JSON.stringify(answers), (_, value) => {
    if (typeof value === 'string') return ids.read(value) ?? value;
    return value !== null && typeof value === 'object' && 'label' in value ? withoutWords(value) : value;
  });

/** Plays on, every command answered, and gives how many there were: less than asked for at the end of the campaign. */
async function playOn(player: Player): Promise<number> {
  for (let move = 0; move < MOVES; move += 1) {
    const now = await player.stage();
    if (now.campaign.status !== 'ACTIVE') return move;
    await takeTurn(now, plans.regular, (name, given) => player.get(name, given as never));
  }
  return MOVES;
}

const ofEveryWay = RELEASES.flatMap((release) => WAYS.map((way) => ({ release, way })));

describe.each(ofEveryWay)('release $release.number, opened from $way.name', ({ release, way }) => {
  let opened: Opened;
  let server: TestApp;
  let players: readonly { readonly kept: KeptPlayer; readonly player: Player }[];
  beforeAll(async () => {
    opened = await way.open(release);
    server = await startApp(undefined, { database: opened.database, settings: { replayClock: false } });
    players = await Promise.all(release.players.map(async (kept) => ({ kept, player: await logIn(server, kept) })));
  });
  afterAll(async () => {
    await server.app.close();
    await opened.remove();
  });

  test('has every player, with the same data as in the release', async () => {
    expect(players.length).toBeGreaterThan(20);
    for (const { kept, player } of players) {
      const told = factsOf(server, await tell(player, kept));
      expect({ moment: kept.moment, ...told }).toMatchObject({ moment: kept.moment, ...factsOf(server, kept.told) });
    }
  });

  test('can continue every campaign under way, also with an open minigame', async () => {
    const playing = players.filter(({ kept }) => kept.told.standing?.campaign.status === 'ACTIVE');
    expect(playing.length).toBeGreaterThan(12);
    for (const { player } of playing) expect(await playOn(player)).toBeGreaterThan(0);
  });

  test('has no wrong balance and no dangling row', async () => {
    const { campaigns, faults } = await checked(server.database);
    expect(faults).toEqual([]);
    expect(campaigns).toBeGreaterThan(20);
  });
});
