import { formAt, itemsOf } from '@consorcio/rules/quiz';
import { QUIZ_MOMENTS, QUIZ_VERSION, type QuizForm, type QuizMoment } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
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
  body: { version: QUIZ_VERSION as typeof QUIZ_VERSION, form, answers, confidence },
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
      expect(await standing()).toEqual({ kind: 'ASK', moment: 'AFTER', form: partOf(player, 'AFTER') });
      expect(await answer(player, 'AFTER')).toMatchObject({ status: 201, reply: {} });
      expect(await standing()).toEqual({ kind: 'WAIT_DAYS', days: 7 });
      wait(7 * DAY);
      expect(await standing()).toEqual({ kind: 'ASK', moment: 'LATER', form: partOf(player, 'LATER') });
      expect((await answer(player, 'LATER')).status).toBe(201);
      expect(await standing()).toEqual({ kind: 'OVER' });
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
      expect(parts).toEqual([{ moment: 'AFTER', form, answers, confidence, at: expect.any(String) }]);
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
});
