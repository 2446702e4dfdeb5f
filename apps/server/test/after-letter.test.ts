import { createHash } from 'node:crypto';
import { CURRENT_RULEBOOK, commitmentOf, drawFrom } from '@consorcio/rules';
import { verifyDraws } from '@consorcio/rules/audit';
import { choicesOf, lives } from '@consorcio/rules/what-if';
import { describe, expect, test } from 'vitest';
import { expectHonestStatement } from './game/consistent-statement.ts';
import { MOMENTS } from './game/moments.ts';
import { call, type Player } from './game/player.ts';
import { luckyFate } from './game/seeds.ts';
import { onOneEngine } from './game/world.ts';
import { checked } from './support/check.ts';
import { api } from './support/client.ts';

const hash = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const named = ({ campaignId }: Player) => ({ params: { campaignId } });
const auditOf = (player: Player) => player.get('audit', named(player));
const kindsOf = async (player: Player): Promise<readonly string[]> =>
  (await player.get('statement', named(player))).entries.map(({ kind }) => kind);

onOneEngine((world) => {
  const drawn = () => MOMENTS['with a letter that was drawn'](world);
  const won = () => MOMENTS['with a letter that a bid won'](world);

  /** Everything of the player's that a response or an export could hold. */
  async function allTextOf(player: Player): Promise<string> {
    const answers = [await player.standing(), await player.after(), await auditOf(player)];
    const exported = await api(world.app, player.token).get('/me/export');
    return JSON.stringify([...answers, exported.body]);
  }
  const rootOf = async (player: Player): Promise<string> => {
    const text = `select encode(root, 'hex') as root from campaign where player_id = $1 order by number`;
    return (await world.look<{ root: string }>(text, [player.id]))[0]?.root ?? '';
  };

  test('a letter that was drawn opens the months after it, and its campaign ends as before', async () => {
    const player = await drawn();
    expect((await player.stage()).campaign).toMatchObject({
      status: 'SUCCESS',
      context: 'JACKPOT',
      rulebook: CURRENT_RULEBOOK,
      after: { status: 'OPEN', monthsLeft: 2, end: null },
    });
    const view = await player.after();
    expect(view).toMatchObject({
      status: 'OPEN',
      phase: 'PLAN',
      end: null,
      standing: 'EM_DIA',
      use: null,
      month: 2,
      dues: [9, 9],
      misses: 0,
      monthsWithDream: 0,
      root: null,
      draws: [],
      dreamId: 1,
      monthsLeft: 2,
      months: [],
      news: [],
    });
    expect(view.plans.map(({ works }) => works)).toEqual([3, 2, 1]);
    expect(view.bill?.total).toBe(9 + (view.bill?.upkeep ?? 0) + (view.bill?.delivery ?? 0));
    expect((await player.ask('stageCurrent')).message).toBe('USER_MUST_SEE_RESULTS');
  });

  test('are lived by three commands a month, each answered the same when it is sent again', async () => {
    const player = await drawn();
    const twice = async (name: 'afterLetterPlan' | 'afterLetterEvent' | 'afterLetterPay', body: object) => {
      const first = await player.ask(name, { ...named(player), body });
      expect([first.status, (await player.ask(name, { ...named(player), body })).reply]).toEqual([200, first.reply]);
      return first.reply;
    };
    const before = await kindsOf(player);
    const planned = await twice('afterLetterPlan', { month: 2, works: 3 });
    expect(planned).toMatchObject({ phase: 'EVENT', month: 2, plans: [] });
    expect(planned.event?.id).toBe(planned.months[0]?.eventId);
    expect(await twice('afterLetterEvent', { month: 2 })).toMatchObject({ phase: 'BILL', event: null });
    const paid = await twice('afterLetterPay', { month: 2 });
    expect(paid.months).toHaveLength(1);
    expect([paid.month, paid.phase]).toEqual([3, 'PLAN']);
    expect(paid.news.map(({ cycle }) => cycle)).toEqual([2]);
    const after = (await kindsOf(player)).slice(before.length);
    expect(after.filter((kind) => kind === 'UPKEEP')).toHaveLength(1);
    expect(after.filter((kind) => kind === 'INSTALMENT' || kind === 'LATE_INSTALMENT').length).toBeLessThanOrEqual(1);
    await expectHonestStatement(player);
  });

  test('may be lived when the results were seen, and end the contract; only then are its root and draws shown', async () => {
    const player = await drawn();
    const root = await rootOf(player);
    const { seed, commitment } = await auditOf(player);
    expect([hash(root), hash(hash(root))]).toEqual([seed, commitment]);
    expect(await auditOf(player)).toMatchObject({ root: null, rootDraws: [] });
    await player.get('seeResults', { body: { campaignId: player.campaignId } });
    await player.planMonth(3);
    expect(await allTextOf(player)).not.toContain(root);

    const ended = await player.payTheRest(3).catch(async () => {
      await player.answerCard();
      await player.payBill();
      return player.payTheRest(3);
    });
    expect(ended).toMatchObject({ status: 'ENDED', phase: null, month: null, bill: null, root, monthsLeft: 0 });
    const audit = await auditOf(player);
    expect(audit).toMatchObject({ root, rootDraws: ended.draws });
    expect(ended.draws.map(({ label }) => label).slice(0, 2)).toEqual(['entrega', 'evento:2']);
    expect(verifyDraws(audit)).toMatchObject({ isSealTrue: true, isFair: true });
    expect((await checked(world.server.database)).faults).toEqual([]);
  });

  test('what a bid is for is asked first; a plan without an answer means smaller instalments', async () => {
    const player = await won();
    const view = await player.after();
    expect(view).toMatchObject({ phase: 'USE', use: null });
    const sum = (dues: readonly number[] = []): number => dues.reduce((all, due) => all + due, 0);
    expect(sum(view.schedules?.TERM)).toBe(sum(view.schedules?.INSTALMENT));
    const use = { ...named(player), body: { use: 'TERM' } };
    const first = await player.ask('afterLetterUse', use);
    expect(first.reply).toMatchObject({ phase: 'PLAN', use: 'TERM', dues: view.schedules?.TERM });
    expect((await player.ask('afterLetterUse', use)).reply).toEqual(first.reply);
    expect(await player.ask('afterLetterUse', { ...named(player), body: { use: 'INSTALMENT' } })).toMatchObject({
      message: 'STAGE_IS_NOT_CURRENT',
    });
    const other = await won();
    expect(await other.planMonth(1)).toMatchObject({ phase: 'EVENT', use: 'INSTALMENT' });
  });

  describe('a command out of its order is refused by its code and changes nothing', () => {
    const plan = (month: number, works = 1) => ['afterLetterPlan', { month, works }] as const;
    const event = (month: number) => ['afterLetterEvent', { month }] as const;
    const pay = (month: number) => ['afterLetterPay', { month }] as const;
    const use = ['afterLetterUse', { use: 'TERM' }] as const;
    test.each([
      ['with a letter that was drawn', 'STAGE_IS_NOT_CURRENT', [use, event(2), pay(2), plan(1), plan(3), plan(2.5)]],
      ['with a letter that a bid won', 'STAGE_IS_NOT_CURRENT', [event(2), pay(2), plan(3)]],
      ['with a bill after the letter', 'STAGE_IS_NOT_CURRENT', [use, plan(2), plan(3), event(3), pay(1), pay(3)]],
      ['with the dream fulfilled', 'CAMP_INVALID_STATUS', [use, plan(2), event(2), pay(2)]],
      ['at the event', 'CAMP_INVALID_STATUS', [use, plan(1), event(1), pay(1)]],
    ] as const)('%s: %s', async (moment, code, asks) => {
      const player = await MOMENTS[moment](world);
      const before = await player.after();
      for (const [name, body] of asks)
        expect([name, body, (await player.ask(name, { ...named(player), body })).message]).toEqual([name, body, code]);
      expect(await player.after()).toEqual(before);
    });

    test("an unknown campaign and somebody else's is not found", async () => {
      const [player, other] = [await drawn(), await drawn()];
      for (const campaignId of [other.campaignId, 'x', ''])
        for (const [name, body] of [['afterLetter', undefined], use, plan(2), event(2), pay(2)] as const)
          expect(await player.ask(name, { params: { campaignId }, body })).toMatchObject({ message: 'CAMP_NOT_FOUND' });
      expect((await other.after()).months).toEqual([]);
    });

    test('a body that is not what the contract says has its lines', async () => {
      const player = await drawn();
      const before = await player.after();
      for (const [name, body, ...lines] of [
        ['afterLetterPlan', { month: 2, works: 4 }, 'works: Deve ser um destes: 3, 2, 1'],
        ['afterLetterPlan', {}, 'month: Campo obrigatório', 'works: Campo obrigatório'],
        ['afterLetterUse', { use: 'MONTHS' }, 'use: Deve ser um destes: TERM, INSTALMENT'],
        ['afterLetterEvent', { month: 2, option: '1' }, 'option: Deve ser um número'],
        ['afterLetterPay', { month: '2' }, 'month: Deve ser um número'],
      ] as const)
        expect(await player.ask(name, { ...named(player), body })).toMatchObject({ status: 400, message: lines });
      expect(await player.after()).toEqual(before);
    });
  });

  test('the choice of the next dream closes what was open, and reveals its root', async () => {
    const player = await drawn();
    const { campaignId } = player;
    await player.get('seeResults', { body: { campaignId } });
    const { seedCommitment } = await player.choose(1);
    const past = { params: { campaignId } };
    const view = await player.get('afterLetter', past);
    expect(view).toMatchObject({ status: 'CLOSED', phase: null, end: null, root: await rootOf(player) });
    expect(hash(view.root ?? '')).toBe(view.seal);
    expect(await player.ask('afterLetterPlan', { ...past, body: { month: 2, works: 1 } })).toMatchObject({
      message: 'CAMP_INVALID_STATUS',
    });
    expect(commitmentOf(view.seal ?? '')).not.toBe(seedCommitment);
    expect((await player.current()).campaign).toMatchObject({
      rulebook: CURRENT_RULEBOOK,
      after: { status: 'NONE', monthsLeft: 0 },
    });
  });

  test('are one statement to look at and two a command', async () => {
    const player = await drawn();
    expect(await world.statementsOf(() => player.after())).toBe(1);
    const body = { month: 2, works: 1 };
    expect(await world.statementsOf(() => player.ask('afterLetterPlan', { ...named(player), body }))).toBe(2);
  });

  test('what was decided, with both keys, makes the same campaign and contract again', async () => {
    const player = await drawn();
    const { end } = await player.payTheRest(3);
    const [{ months, ...decided }, audit] = [await player.get('choices', named(player)), await auditOf(player)];
    const { rulebook, dreamId, isNewGamePlus, seed, root, clientSeed } = audit;
    expect(months[0]?.turns[0]?.situation).toMatchObject({ shifts: 1, isBare: false });
    const drawBy = (key: string | null | undefined) => drawFrom({ serverSeed: key ?? '', clientSeed });
    const again = lives({ rulebook, dreamId, isNewGamePlus, months, ...decided })(drawBy(seed), drawBy(root));
    expect(again).toMatchObject({ context: 'JACKPOT', cycle: 1, after: { status: 'ENDED', end } });
    expect(choicesOf(again).after).toEqual(decided.after);
  });

  test('a shared dream shows a paid contract, and not one that was taken back', async () => {
    const paid = await drawn();
    const { end } = await paid.payTheRest(3);
    const lost = await world.player(luckyFate(5));
    await lost.choose(5);
    await lost.livePaidMonth();
    await lost.keep();
    await lost.raffle();
    expect(await lost.payTheRest(1)).toMatchObject({
      status: 'ENDED',
      end: 'RETOMADO',
      standing: 'EM_RISCO',
      misses: 3,
    });
    const told = async (player: Player) =>
      (await call(world.app, null, 'publicCampaign', named(player))).reply.contractEnd;
    expect([end, await told(paid), await told(lost)]).toEqual(['QUITADO', 'QUITADO', undefined]);
  });
});
