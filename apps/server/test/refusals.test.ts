import { ERROR_STATUS, type ErrorCode, endpoints, type RouteName } from '@consorcio/contract';
import { QUIZ_VERSION } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { MOMENTS, type Moment } from './game/moments.ts';
import { call, type Player } from './game/player.ts';
import { onOneEngine } from './game/world.ts';

type Body = Readonly<Record<string, unknown>>;
interface Ask {
  readonly call: RouteName;
  readonly body?: Body;
  readonly params?: Readonly<Record<string, string>>;
}
/** What is asked; `current` is the id of the current stage, '' where there is none. */
type Asking = (ids: { readonly current: string; readonly player: Player }) => Ask;
type Row = readonly [moments: readonly Moment[], asks: readonly [what: string, asking: Asking][], code: ErrorCode];

const UNKNOWN_STAGE = 'A'.repeat(32);
const begin = (roomId: number, stageId?: string): [string, Asking] => [
  `begin in room ${roomId}${stageId === undefined ? '' : ' of an unknown stage'}`,
  ({ current }) => ({ call: 'stageBegin', body: { stageId: stageId ?? current, roomId } }),
];
const finish = (stageId?: string): [string, Asking] => [
  `finish${stageId === undefined ? '' : ' of an unknown stage'}`,
  ({ current }) => ({ call: 'stageFinish', body: { stageId: stageId ?? current, results: {} } }),
];
const bid = (effort: number): [string, Asking] => [
  `a bid of ${effort}`,
  () => ({ call: 'bidEffort', body: { effort } }),
];
const keep: [string, Asking] = ['keep-effort', () => ({ call: 'keepEffort' })];
const jackpot: [string, Asking] = ['jackpot', () => ({ call: 'raffle' })];
const giveUp: [string, Asking] = ['give-up', () => ({ call: 'giveUp' })];
const watch: [string, Asking] = ['stage/current', () => ({ call: 'stageCurrent' })];
const dream = (dreamId: number): [string, Asking] => [
  `choosing dream ${dreamId}`,
  () => ({ call: 'dreamChoose', body: { dreamId } }),
];
const persona = (personaId: number): [string, Asking] => [
  `choosing persona ${personaId}`,
  () => ({ call: 'personaChoose', body: { personaId } }),
];
const see = (campaignId?: string): [string, Asking] => [
  `seeing the results of ${campaignId === undefined ? 'the campaign' : 'an unknown campaign'}`,
  ({ player }) => ({ call: 'seeResults', body: { campaignId: campaignId ?? player.campaignId } }),
];
const event: [string, Asking] = [
  'acknowledging an unknown event',
  () => ({ call: 'acknowledgeEvent', params: { id: UNKNOWN_STAGE } }),
];

const NO_CAMPAIGN = ['without a campaign', 'after the results were seen', 'after giving up'] as const;
const GOING_ON = ['at the first stage', 'with the bids open', 'before the raffle', 'in the second month'] as const;
const ASSEMBLY = ['with the bids open', 'with a bid lost', 'before the raffle'] as const;
const BEFORE_ASSEMBLY = ['at the first stage', 'at the event', 'at the begun payment'] as const;

/** RULES section 9, in its order; the codes of CONTRACT section 3. */
const TABLE: readonly Row[] = [
  [['without a persona'], [dream(1), dream(99)], 'PERSONA_NOT_FOUND'],
  [['without a persona'], [persona(0), persona(5), persona(1.5)], 'PERSONA_NOT_FOUND'],
  [[...GOING_ON, 'with the dream fulfilled'], [dream(1), dream(99), persona(2), persona(9)], 'CAMP_NOT_FINISHED'],
  [NO_CAMPAIGN, [dream(0), dream(8), dream(1.5), dream(-1), dream(1e300)], 'DREAM_NOT_FOUND'],
  [['without a persona', ...NO_CAMPAIGN], [watch], 'CAMP_NOT_FOUND'],
  [['with the dream fulfilled'], [watch], 'USER_MUST_SEE_RESULTS'],
  [
    ['without a campaign', 'after the results were seen'],
    [begin(2), begin(99), finish(), bid(1), bid(0.5), keep, jackpot, giveUp],
    'CAMP_NOT_FOUND',
  ],
  [['after giving up'], [begin(2), finish(), bid(1), keep, jackpot], 'CAMP_NOT_FOUND'],
  [
    ['with the dream fulfilled'],
    [begin(1), begin(99, UNKNOWN_STAGE), finish(UNKNOWN_STAGE), bid(1), bid(-1), keep, jackpot, giveUp],
    'CAMP_INVALID_STATUS',
  ],
  [GOING_ON, [begin(2, UNKNOWN_STAGE), begin(99, ''), finish(UNKNOWN_STAGE), finish('x')], 'STAGE_NOT_FOUND'],
  [GOING_ON, [event], 'STAGE_NOT_FOUND'],
  [ASSEMBLY, [begin(1), begin(99)], 'STAGE_IS_NOT_CURRENT'],
  [['at the first stage', 'at the payment'], [begin(0), begin(6), begin(2.5), begin(-1)], 'ROOM_NOT_FOUND'],
  [['at the first stage', 'in room 2', 'at the event'], [begin(1)], 'ROOM_TYPE_MISMATCH'],
  [['at the event', 'at the payment', 'at the begun payment'], [begin(2), begin(5)], 'ROOM_TYPE_MISMATCH'],
  [['in room 2'], [begin(3), begin(4), begin(5)], 'STAGE_ALREADY_STARTED'],
  [['at the first stage', 'at the event', 'at the payment'], [finish()], 'STAGE_NOT_STARTED'],
  [['in room 2'], [finish()], 'REPLAY_INVALID'],
  [BEFORE_ASSEMBLY, [bid(1), bid(0), bid(1_000), keep], 'AUCTION_NOT_FOUND'],
  [['with a bid lost', 'before the raffle', 'in the second month'], [bid(1), bid(0)], 'AUCTION_NOT_AVAILABLE'],
  [['with the bids open'], [bid(0), bid(-3), bid(1.5), bid(1e-9)], 'AUCTION_INVALID_BID'],
  [['with the bids open'], [bid(1_000), bid(1e300)], 'BALANCE_INSUFFICIENT'],
  [['in the second month'], [keep], 'AUCTION_NOT_AVAILABLE'],
  [['in the second month'], [jackpot], 'JACKPOT_ALREADY_ROLLED'],
  [[...BEFORE_ASSEMBLY, 'with the bids open', 'with a bid lost'], [jackpot], 'JACKPOT_NOT_AVAILABLE'],
  [
    ['without a campaign', 'at the first stage', 'with the dream fulfilled'],
    [see(''), see('x'.repeat(43))],
    'CAMP_NOT_FOUND',
  ],
  [GOING_ON, [see()], 'CAMP_INVALID_STATUS'],
];

/** One line for each pair of moment and command. */
const LINES = TABLE.flatMap(([moments, asks, code]) =>
  moments.map((moment) => [moment, code, asks.map(([what]) => what).join(', '), asks] as const),
);

onOneEngine((world) => {
  describe('a command that the rules do not allow changes nothing and answers its code', () => {
    test.each(LINES)('%s: %s for %s', async (moment, code, _, asks) => {
      const player = await MOMENTS[moment](world);
      const before = await player.ask('stageCurrent');
      const standing = (before.info ?? before.reply) as { stage?: { id: string } };
      for (const [what, asking] of asks) {
        const { call: name, ...asked } = asking({ current: standing.stage?.id ?? UNKNOWN_STAGE, player });
        const answered = await player.ask(name, asked);
        expect([what, answered.message, answered.status]).toEqual([what, code, ERROR_STATUS[code]]);
      }
      expect(await player.ask('stageCurrent')).toEqual(before);
    });
  });

  test('a finished campaign that waits to be seen shows what the stage would have been', async () => {
    const player = await MOMENTS['with the dream fulfilled'](world);
    const { info } = await player.ask('stageCurrent');
    expect(endpoints.stageCurrent.reply.safeParse(info).success).toBe(true);
    expect(info).toMatchObject({
      campaign: { id: player.campaignId, completed: true, status: 'SUCCESS', context: 'PAID' },
      stage: { type: 'PAYMENT', status: 'FINISHED', cycle: 3 },
      assembly: null,
    });
  });

  const mine = Object.values(endpoints).filter(
    ({ access, path }) => access === 'player' && !/^\/(auth|me|share)/.test(path),
  );
  test.each(mine.map(({ name }) => name))('%s needs a token that is alive', async (name) => {
    const asked = { params: { campaignId: 'x', id: 'x' }, body: {} };
    const body = endpoints[name].method === 'GET' ? {} : { body: asked.body };
    expect(await call(world.app, null, name, { params: asked.params, ...body })).toMatchObject({
      status: 401,
      message: 'TOKEN_REQUIRED',
    });
    for (const token of ['x', 'A'.repeat(64)])
      expect(await call(world.app, token, name, { params: asked.params, ...body })).toMatchObject({
        status: 401,
        message: 'TOKEN_INVALID',
      });
  });

  describe('a body that is not what the contract says answers its lines and changes nothing', () => {
    const QUIZ_PART = { version: QUIZ_VERSION, form: 'A', answers: Array(8).fill(0), confidence: Array(8).fill(0) };
    const BAD: readonly [RouteName, unknown, readonly string[]][] = [
      ['personaChoose', {}, ['personaId: Campo obrigatório']],
      ['dreamChoose', { dreamId: '1' }, ['dreamId: Deve ser um número']],
      [
        'dreamChoose',
        { dreamId: 1, clientSeed: 'sorte é tudo' },
        ['clientSeed: Use só letras sem acento, números e hífen'],
      ],
      ['dreamChoose', { dreamId: 1, clientSeed: 'x'.repeat(65) }, ['clientSeed: Deve ter no máximo 64 caracteres']],
      ['stageBegin', {}, ['stageId: Campo obrigatório', 'roomId: Campo obrigatório']],
      ['stageFinish', { stageId: 'x', results: [] }, ['results: Deve ser um objeto']],
      ['stageFinish', { stageId: 7 }, ['stageId: Deve ser um texto', 'results: Campo obrigatório']],
      ['bidEffort', { effort: '5' }, ['effort: Deve ser um número']],
      ['seeResults', {}, ['campaignId: Campo obrigatório']],
      ['conceptLearn', { conceptId: 35 }, ['conceptId: Deve ser uma ideia de 1 a 34']],
      ['conceptSeen', { conceptId: 0 }, ['conceptId: Deve ser uma ideia de 1 a 34']],
      [
        'conceptAnswer',
        { conceptId: 1, variant: 'c', option: 4 },
        ['variant: Deve ser um destes: a, b, contract', 'option: A opção é um número de 0 a 3'],
      ],
      ['quizAnswer', { ...QUIZ_PART, form: 'D' }, ['form: Deve ser um destes: A, B, C']],
      ['quizAnswer', { ...QUIZ_PART, version: 1 }, ['version: Deve ser um destes: 2, 3']],
      [
        'quizAnswer',
        { ...QUIZ_PART, answers: [0, 0, 0, 0, 0, 0, 0, 4], confidence: [0, 0, 0, 0, 0, 0, 0, 3] },
        [
          'answers: Cada resposta é um número de 0 a 3',
          'confidence: Cada certeza é 0, 1 ou 2, e fica vazia só em “Não sei”',
        ],
      ],
      [
        'quizAnswer',
        { ...QUIZ_PART, answers: [0, 0, 0, 0, 0, 0, 0, 3] },
        ['confidence: Cada certeza é 0, 1 ou 2, e fica vazia só em “Não sei”'],
      ],
      ['quizAnswer', { ...QUIZ_PART, answers: [0] }, ['answers: Deve ter 8 respostas']],
    ];
    test.each(BAD)('%s %j', async (name, body, lines) => {
      const player = await MOMENTS['with the bids open'](world);
      const before = await player.current();
      expect(await player.ask(name, { body })).toMatchObject({ status: 400, message: lines });
      expect(await player.current()).toEqual(before);
    });
  });
});
