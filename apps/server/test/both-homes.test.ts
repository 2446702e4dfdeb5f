import { createHash, randomBytes } from 'node:crypto';
import { ROUTES, type RouteName } from '@consorcio/contract/wire';
import { homeOn, memoryShelf } from '@consorcio/game/home';
import { Dice } from '@consorcio/kernel';
import { type CallInput, logOf, type Plan, pathOf, plans, type StageReply, takeTurn } from '@consorcio/players';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { machineAges } from '../src/age-clock.ts';
import { startApp, type TestApp } from './support/app.ts';

/** What of an answer is an id: of a player, of a thing, of a stage. Seeds are hexadecimal, and the same in both homes. */
const IDS = /"([\w-]{44}|(?![0-9a-f]{32}")[\w-]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g;

/** What each home draws by itself, or from the player's id: the nickname, the form of the quiz. */
const OWN = [
  /("(?:characterName|name)":)"[^"]*"(?=,"(?:characterName|email|personaId)")/g,
  /("kind":"ASK","moment":"\w+","form":)"\w"/,
];

interface Home {
  token: string;
  readonly ids: string[];
  send(
    method: string,
    path: string,
    token: string,
    body: string | undefined,
  ): Promise<{ status: number; text: string }>;
}

let clock = Date.parse('2026-11-22T12:00:00Z');
/** The roots of a player's campaigns, in order: the same in both homes. */
const roots = (drawn = 0) => ({
  next: (): Uint8Array => {
    drawn += 1;
    return createHash('sha256').update(`root ${drawn}`).digest();
  },
});

let ofServer = roots();

let server: TestApp;
beforeAll(async () => {
  server = await startApp(undefined, {
    now: () => clock,
    ages: machineAges(Date.now),
    randomBytes: () => ofServer.next(),
  });
});
afterAll(() => server.remove());

const onServer = (): Home => ({
  token: '',
  ids: [],
  async send(method, path, token, body) {
    const { statusCode, body: text } = await server.app.inject({
      method: method as 'GET',
      url: `/api${path}`,
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: JSON.parse(body) }),
    });
    return { status: statusCode, text };
  },
});
function onDevice(): Home {
  const ofDevice = roots();
  // The first 32 bytes are the secret of the guest's token.
  let isSecret = true;
  const answer = homeOn({
    shelf: memoryShelf(),
    now: () => clock,
    randomBytes(count) {
      if (count !== 32) return randomBytes(count);
      const bytes = isSecret ? randomBytes(count) : ofDevice.next();
      isSecret = false;
      return bytes;
    },
  });
  return {
    token: '',
    ids: [],
    send: (method, target, token, body) =>
      answer({ method, target, headers: token === '' ? {} : { authorization: `Bearer ${token}` }, body }),
  };
}

/** Every call to both, and one answer: ids are told by the order in which they appear. */
class Both {
  readonly #homes: readonly [Home, Home];
  readonly codes = new Set<string>();
  constructor(homes: readonly [Home, Home]) {
    this.#homes = homes;
  }

  /** An id of each home for a name of both. */
  #named = (text: string, { ids }: Home): string =>
    text.replace(/#(\d+)/g, (name, place: string) => ids[Number(place)] ?? name);
  #told(text: string, { ids }: Home): string {
    return text.replace(IDS, (_, id: string) => {
      if (!ids.includes(id)) ids.push(id);
      return `"#${ids.indexOf(id)}"`;
    });
  }

  async guest(): Promise<void> {
    for (const home of this.#homes) {
      const { text } = await home.send('POST', '/auth/guest', '', '{}');
      const { token, id } = JSON.parse(text);
      home.token = token;
      home.ids.push(id);
    }
  }

  async ask(name: RouteName, { params, query, body }: CallInput = {}): Promise<{ status: number; body: unknown }> {
    const { method } = ROUTES[name];
    const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
    const sent = body === undefined && method !== 'GET' ? {} : body;
    const answers = [];
    for (const home of this.#homes) {
      const named = Object.fromEntries(
        Object.entries(params ?? {}).map(([key, value]) => [key, this.#named(value, home)]),
      );
      const text = sent === undefined ? undefined : this.#named(JSON.stringify(sent), home);
      const answer = await home.send(method, pathOf(name, named) + search, home.token, text);
      const told = this.#told(answer.text, home);
      answers.push({ name, status: answer.status, text: OWN.reduce((cut, own) => cut.replace(own, '$1"…"'), told) });
    }
    expect(answers[1]).toEqual(answers[0]);
    const { status = 0, text = '' } = answers[0] ?? {};
    const reply = text === '' ? undefined : JSON.parse(text);
    this.codes.add(status < 300 ? name : String(reply.message));
    return { status, body: reply };
  }

  async standing(): Promise<StageReply | null> {
    const { status, body } = await this.ask('stageCurrent');
    return (status === 200 ? body : ((body as { info?: unknown }).info ?? null)) as StageReply | null;
  }
}

const READS = ['auth', 'badgeList', 'badgePending', 'conceptList', 'rooms', 'personaCurrent', 'quizStanding'] as const;
const OF_CAMPAIGN = ['statement', 'choices', 'group', 'audit', 'afterLetter', 'pendingEvents'] as const;

/** Something that may be sent at any moment, in its order or out of it. */
function anything(dice: Dice, now: StageReply | null): readonly [RouteName, CallInput] {
  const campaignId = now?.campaign.id ?? '#0';
  const params = { campaignId };
  const conceptId = 1 + dice.below(6);
  const run = now?.room?.run ?? null;
  const month = 1 + dice.below(12);
  const all: readonly (readonly [RouteName, CallInput])[] = [
    ['personaChoose', { body: { personaId: dice.below(6) } }],
    ['dreamChoose', { body: { dreamId: 1 + dice.below(8) } }],
    ['stageBegin', { body: { stageId: now?.stage.id ?? 'x', roomId: 1 + dice.below(6) } }],
    ['stageFinish', { body: { stageId: now?.stage.id ?? 'x', results: run === null ? {} : logOf(run, 'given up') } }],
    ['stageFinish', { body: { stageId: now?.stage.id ?? 'x', results: { ...run, shift: true } } }],
    ['bidEffort', { body: { effort: dice.below(12) } }],
    ['keepEffort', {}],
    ['raffle', {}],
    ['seeResults', { body: { campaignId } }],
    ['afterLetterUse', { params, body: { use: dice.below(2) === 0 ? 'TERM' : 'INSTALMENT' } }],
    ['afterLetterPlan', { params, body: { month, works: 1 + dice.below(3) } }],
    ['afterLetterEvent', { params, body: { month, option: 1 + dice.below(4) } }],
    ['afterLetterPay', { params, body: { month } }],
    ['conceptSeen', { body: { conceptId } }],
    ['conceptAnswer', { body: { conceptId, variant: dice.below(2) === 0 ? 'A' : 'B', option: dice.below(3) } }],
    ['conceptLearn', { body: { conceptId } }],
    ['badgeSeen', { params: { id: '#1' } }],
    ['giveUp', { query: { slot: 'nothing' } }],
    ['acknowledgeEvent', { params: { id: 'x'.repeat(32) } }],
  ];
  return all[dice.below(all.length)] ?? ['auth', {}];
}

const PLANS: readonly Plan[] = [plans.regular, { ...plans.regular, skill: 'script' }];

test.each([1, 2, 3])('whatever a player sends, the server and a device answer the same (%i)', async (seed) => {
  ofServer = roots();
  const dice = Dice.of('00112233445566778899aabbccddeeff', seed);
  const both = new Both([onServer(), onDevice()]);
  await both.guest();
  await both.ask('personaChoose', { body: { personaId: 1 } });
  for (let turn = 0; turn < 160; turn += 1) {
    clock += 60_000;
    const now = await both.standing();
    if (dice.below(3) === 0) await both.ask(...anything(dice, now));
    else if (now !== null || dice.below(4) === 0)
      await takeTurn(now, PLANS[seed % PLANS.length] ?? plans.regular, async (name, given) => {
        const { status, body } = await both.ask(name, given);
        return (status < 300 ? body : null) as never;
      });
    const read = READS[dice.below(READS.length)] ?? 'auth';
    await both.ask(read);
    const of = OF_CAMPAIGN[dice.below(OF_CAMPAIGN.length)] ?? 'statement';
    await both.ask(of, { params: { campaignId: now?.campaign.id ?? '#0' } });
  }
  expect([...both.codes]).toEqual(
    expect.arrayContaining(['stageBegin', 'stageFinish', 'acknowledgeEvent', 'statement']),
  );
});

/** Bytes that a device may keep of a finished campaign. */
const MOST_KEPT = 12_000;

test('a device keeps the longest campaign of the town, played to its end, in 12 kB', async () => {
  const home = onDevice();
  const ask = async (name: RouteName, { params, query, body = {} }: CallInput = {}) => {
    const { method } = ROUTES[name];
    const target = pathOf(name, params) + (query === undefined ? '' : `?${new URLSearchParams(query)}`);
    clock += 60_000;
    const { status, text } = await home.send(
      method,
      target,
      home.token,
      method === 'GET' ? undefined : JSON.stringify(body),
    );
    const reply = text === '' ? null : JSON.parse(text);
    return { isOk: status < 300, reply: status < 300 ? reply : (reply.info ?? null) };
  };
  home.token = (await ask('guest')).reply.token;
  await ask('personaChoose', { body: { personaId: 1 } });
  const plan: Plan = { ...plans.regular, dream: 7 };
  let now: StageReply | null = null;
  do {
    await takeTurn(now, plan, async (name, given) => (await ask(name, given)).reply);
    now = (await ask('stageCurrent')).reply as StageReply;
  } while (now.campaign.status === 'ACTIVE');
  const { text } = await home.send('GET', '/file', home.token, undefined);
  expect(now.campaign.status).toBe('SUCCESS');
  expect(text.length).toBeLessThanOrEqual(MOST_KEPT);
});
