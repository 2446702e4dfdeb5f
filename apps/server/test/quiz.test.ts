import { must } from '@consorcio/kernel';
import { formAt, itemsOf } from '@consorcio/rules/quiz';
import {
  CLASS_DAYS,
  QUIZ_MOMENTS,
  QUIZ_VERSION,
  type QuizForm,
  type QuizMoment,
  type QuizVersion,
  STUDY_PAIRS,
} from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { classesOf, drawClasses, sealStudy } from '../src/features/quiz/draw-classes.ts';
import { quizCsv, reportQuiz } from '../src/features/quiz/quiz-report.ts';
import { MOMENTS } from './game/moments.ts';
import { call, type Player } from './game/player.ts';
import { onOneEngine } from './game/world.ts';

const DAY = 86_400_000;
/** Milliseconds for which totals are told again. */
const TOTALS_AGE = 60_000;
const RIGHT = [0, 0, 0, 0, 0, 0, 0, 0];
const SURE: (number | null)[] = [2, 2, 2, 2, 2, 2, 2, 2];
const body = (form: QuizForm, answers = RIGHT, confidence = SURE) => ({
  body: { version: QUIZ_VERSION, form, answers, confidence },
});

onOneEngine((world) => {
  const wait = (ms: number): void => {
    world.clock = (world.clock ?? Date.now()) + ms;
  };
  const partOf = (player: Player, moment: QuizMoment) => formAt(player.id, moment);
  const answer = (player: Player, moment: QuizMoment) => player.ask('quizAnswer', body(partOf(player, moment)));
  const kept = (player: Player) =>
    world.look(
      `select version, moment, form, answers, confidence, days_since_end as days from quiz_part
        where player_id = $1 order by answered_at`,
      [player.id],
    );

  describe('the three parts', () => {
    test('are asked before a campaign ended, after one, and from the seventh day on, each in its form', async () => {
      const player = await MOMENTS['with the dream fulfilled'](world);
      const standing = async () => (await player.get('quizStanding', {})).standing;
      expect(await standing()).toEqual({
        kind: 'ASK',
        moment: 'AFTER',
        form: partOf(player, 'AFTER'),
        version: QUIZ_VERSION,
      });
      expect(await answer(player, 'AFTER')).toMatchObject({ status: 201, reply: {} });
      expect(await standing()).toEqual({ kind: 'WAIT_DAYS', days: 7 });
      wait(7 * DAY);
      expect(await standing()).toEqual({
        kind: 'ASK',
        moment: 'LATER',
        form: partOf(player, 'LATER'),
        version: QUIZ_VERSION,
      });
      expect((await answer(player, 'LATER')).status).toBe(201);
      expect(await standing()).toEqual({ kind: 'OVER' });
    });

    test('are all of the set of questions of the first, which a page of the last release chose', async () => {
      const player = await MOMENTS['with the dream fulfilled'](world);
      const of = (moment: QuizMoment, version: QuizVersion) => ({
        body: { ...body(partOf(player, moment)).body, version },
      });
      expect((await player.ask('quizAnswer', of('AFTER', 2))).status).toBe(201);
      wait(7 * DAY);
      expect((await player.get('quizStanding', {})).standing).toMatchObject({ kind: 'ASK', version: 2 });
      expect(await player.ask('quizAnswer', of('LATER', 3))).toMatchObject({ reply: { message: 'QUIZ_NOT_ASKED' } });
      expect((await player.ask('quizAnswer', of('LATER', 2))).status).toBe(201);
      const { parts } = await player.get('quizStanding', {});
      expect(parts.map(({ version }) => version)).toEqual([2, 2]);
    });

    test('are kept by option and not by place, with confidence and days since the campaign', async () => {
      const player = await MOMENTS['with the dream fulfilled'](world);
      wait(2 * DAY);
      const answers = [0, 1, 2, 3, 0, 1, 2, 3];
      const confidence = [0, 1, 2, null, 2, 1, 0, null];
      await player.get('quizAnswer', body(partOf(player, 'AFTER'), answers, confidence));
      const form = partOf(player, 'AFTER');
      const row = {
        version: QUIZ_VERSION,
        moment: 'AFTER',
        form,
        answers: 'kxynkxyn',
        confidence: '012-210-',
        days: 2,
      };
      expect(await kept(player)).toEqual([row]);
      const { parts } = await player.get('quizStanding', {});
      expect(parts).toEqual([
        { moment: 'AFTER', version: QUIZ_VERSION, form, answers, confidence, at: expect.any(String) },
      ]);
    });

    test('are in the export, and leave with the account', async () => {
      const player = await world.player();
      await answer(player, 'BEFORE');
      const { quiz_part: exported } = (await player.get('exportMe', {})) as Record<string, unknown>;
      expect(exported).toMatchObject([{ moment: 'BEFORE', form: partOf(player, 'BEFORE'), answers: 'kkkkkkkk' }]);
      await world.look('delete from player where player_id = $1 returning player_id', [player.id]);
      expect(await kept(player)).toEqual([]);
    });
  });

  describe('answers are refused by a code, and nothing is kept,', () => {
    const refused = async (player: Player, moment: QuizMoment, code: string) => {
      const before = await kept(player);
      expect(await answer(player, moment)).toMatchObject({ status: 409, message: code });
      expect(await kept(player)).toEqual(before);
    };

    test('of a form that is not asked', async () => {
      const player = await world.player();
      await refused(player, 'AFTER', 'QUIZ_NOT_ASKED');
      await refused(player, 'LATER', 'QUIZ_NOT_ASKED');
    });

    test('a second time, also side by side', async () => {
      const player = await world.player();
      const both = await Promise.all([answer(player, 'BEFORE'), answer(player, 'BEFORE')]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      await refused(player, 'BEFORE', 'QUIZ_ALREADY_ANSWERED');
    });

    test('too late: the first part once a campaign has ended, the third once the answers are shown', async () => {
      const player = await MOMENTS['with the dream fulfilled'](world);
      await refused(player, 'BEFORE', 'QUIZ_LATE');
      await answer(player, 'AFTER');
      wait(31 * DAY);
      await refused(player, 'LATER', 'QUIZ_LATE');
    });
  });

  describe('the totals', () => {
    const totals = async () => {
      wait(TOTALS_AGE);
      return (await call(world.app, null, 'quizTotals', {})).reply;
    };

    test('show nothing of nine players, and of ten their shares and gain; the export has the same', async () => {
      const was = await totals();
      const text = `insert into quiz_part (player_id, version, moment, form, answers, confidence, answered_at)
        select $1::uuid, ${QUIZ_VERSION}, $2::text, $3::text, $4::text, '22222222', now() returning 1`;
      const part = (player: Player, moment: QuizMoment, answers: string) =>
        world.look(text, [player.id, moment, partOf(player, moment), answers]);
      const oneMore = async () => {
        const player = await world.player();
        await part(player, 'BEFORE', 'kkkxxxxx');
        await part(player, 'AFTER', 'kkkkkxxx');
      };
      for (let n = 0; n < 9; n += 1) await oneMore();
      expect(await totals()).toEqual(was);
      await oneMore();
      const now = await totals();
      expect(now.players).toBe(was.players + 10);
      expect(now.gain).toMatchObject({ players: 10, mean: 2, low: 2, high: 2, gained: 1 });
      const [before] = now.moments;
      expect(before?.families.find(({ family }) => family === 'PAR')?.k).toBe(1);

      const lines = await reportQuiz(world.server.database);
      expect(lines).toHaveLength(QUIZ_MOMENTS.length * 3 * itemsOf('A').length * 8);
      const told = lines.filter(({ players }) => players !== '');
      expect(told.every(({ players }) => Number(players) >= 10)).toBe(true);
      expect(quizCsv(lines).split('\r\n')[0]).toBe(
        'version,moment,form,item,of,players,count,share,discrimination,look',
      );
    });
  });

  describe('a class that was drawn', () => {
    const at = () => world.clock ?? Date.now();
    const ask = (player: Player, classCode?: string) =>
      player.get('quizStanding', { query: classCode === undefined ? {} : { classCode } });
    const answerAs = (player: Player, moment: QuizMoment, classCode: string) =>
      player.ask('quizAnswer', { body: { ...body(partOf(player, moment)).body, classCode } });
    const classOf = async (player: Player) => {
      const text = "select class_code as code from quiz_part where player_id = $1 and moment = 'BEFORE'";
      return (await world.look<{ code: string | null }>(text, [player.id]))[0]?.code;
    };

    /** A study of so many pairs, under a seal of its own. */
    const drawStudy = async (pairs: number, when: number) => {
      const seal = must(sealStudy('12345678.9.0000.1234'), 'a seal');
      return { seal, drawn: must(await drawClasses(world.server.database, seal, when, pairs), 'a draw') };
    };

    test('is one of a pair, drawn from a seal once: the same seal is not drawn again', async () => {
      const { seal, drawn } = await drawStudy(2, at());
      const kept = await world.look<{ code: string; pair: string; arm: string }>(
        "select class_code as code, pair_id as pair, arm from quiz_class where $1 like concat('%', class_code, '%')",
        [drawn.map(({ code }) => code).join()],
      );
      for (const { code, pairId, arm } of drawn) expect(kept).toContainEqual({ code, pair: pairId, arm });
      expect(new Set(kept.map(({ pair }) => pair)).size).toBe(2);
      expect(await drawClasses(world.server.database, seal, at(), 3)).toBeNull();
      const all = await world.look("select 1 as one from quiz_class where $1 like concat('%', class_code, '%')", [
        classesOf(seal, 3)
          .map(({ code }) => code)
          .join(),
      ]);
      expect(all).toHaveLength(4);
    });

    test('does not know its arm before the first part, and gets the second by the clock alone', async () => {
      for (const drawn of (await drawStudy(1, at())).drawn) {
        const player = await world.player();
        const typed = drawn?.code.toLowerCase() ?? '';
        expect(await ask(player, typed)).toMatchObject({
          standing: { kind: 'ASK', moment: 'BEFORE' },
          inClass: 'ASKED',
        });
        expect((await answerAs(player, 'BEFORE', typed)).status).toBe(201);
        expect(await classOf(player)).toBe(drawn?.code);
        expect(await ask(player)).toMatchObject({ standing: { kind: 'WAIT_CLASS' }, inClass: drawn?.arm });
        wait(DAY / 2);
        expect((await ask(player)).standing).toMatchObject({ kind: 'ASK', moment: 'AFTER' });
        expect((await answer(player, 'AFTER')).status).toBe(201);
      }
    });

    test('takes nobody by an unknown code, by one whose time is over, or at a later part', async () => {
      const [old] = (await drawStudy(1, at() - CLASS_DAYS * DAY)).drawn;
      for (const code of ['BCDFGH', 'nada', old?.code ?? '']) {
        const player = await world.player();
        expect((await ask(player, code)).inClass).toBeNull();
        expect(await answerAs(player, 'BEFORE', code)).toMatchObject({ status: 404, message: 'QUIZ_CLASS_NOT_FOUND' });
        expect(await kept(player)).toEqual([]);
      }
      const [open] = (await drawStudy(1, at())).drawn;
      const played = await MOMENTS['with the dream fulfilled'](world);
      expect((await answerAs(played, 'AFTER', open?.code ?? '')).status).toBe(201);
      expect((await ask(played, open?.code)).inClass).toBeNull();
    });

    test('is compared with its pair once its time is over, and stays out of everybody’s totals', async () => {
      const totals = async () => {
        wait(TOTALS_AGE);
        return (await call(world.app, null, 'quizTotals', {})).reply;
      };
      const was = await totals();
      const drawnAt = at() - CLASS_DAYS * DAY;
      const { drawn } = await drawStudy(STUDY_PAIRS, drawnAt);
      const text = `insert into quiz_part (player_id, version, moment, form, answers, confidence, days_since_end, answered_at, class_code)
        select $1::uuid, ${QUIZ_VERSION}, $2::text, 'A', $3::text, '22222222', nullif($4::integer, -1),
          to_timestamp($5::float8 / 1000), nullif($6::text, '') returning 1`;
      for (const { pair, arm, code } of drawn) {
        const { id } = (await call(world.app, null, 'guest', {})).reply;
        const ended = arm === 'PLAY' ? 1 : -1;
        await world.look(text, [id, 'BEFORE', 'kkxxxxxx', -1, drawnAt, code]);
        await world.look(text, [id, 'AFTER', arm === 'PLAY' ? 'kkkkkxxx' : 'kkkxxxxx', ended, drawnAt + DAY, '']);
        // Half of the classes that wait answer the third part when the time is over: that counts as missing.
        const late = arm === 'PLAY' || pair <= STUDY_PAIRS / 2 ? 30 : CLASS_DAYS + 1;
        await world.look(text, [id, 'LATER', 'kkkkxxxx', ended, drawnAt + late * DAY, '']);
      }
      wait(2 * DAY);
      const now = await totals();
      expect(now).toEqual({ ...was, classes: now.classes });
      const classes = STUDY_PAIRS;
      const scores = { first: classes, both: classes, before: 2, deviation: 0 };
      const told = { mean: 2, low: 2, high: 2, deviation: 0, effect: null };
      expect(now.classes).toEqual({
        drawn: classes,
        counted: classes,
        arms: [
          { arm: 'PLAY', classes, ...scores, later: classes, after: 5, gain: 3, ended: 1 },
          { arm: 'WAIT', classes, ...scores, later: classes / 2, after: 3, gain: 1, ended: 0 },
        ],
        difference: { ...told, bounds: { low: 2, high: 2 } },
        delayed: { ...told, mean: 0, low: 0, high: 0, bounds: { low: 0, high: 0 } },
      });
    });
  });
});
