import { expect, test } from 'vitest';
import { wordsOf } from './raffle-words.ts';

type WordsContext = Parameters<typeof wordsOf>[0];
/** A lost raffle of the shortest dream, which has two. */
const lostIn = (cycle: number): WordsContext =>
  ({
    current: {
      campaign: { quota: 6, rulebook: 3, isNewGamePlus: false },
      dream: { id: 1 },
      stage: { cycle },
    },
    raffle: { won: false, drawnQuota: 8, cycle, globe: [1, 6, 8] },
  }) as unknown as WordsContext;

test('a lost raffle says where it was the group’s last', () => {
  expect(wordsOf(lostIn(1), 'told').caption).toBeUndefined();
  expect(wordsOf(lostIn(2), 'told').caption).toBe('Este foi o último sorteio.');
  /* The answer was lost, and the board is of the next month by now. */
  const { raffle } = lostIn(1);
  expect(wordsOf({ ...lostIn(2), raffle }, 'told').caption).toBeUndefined();
});

test('the balls that are counted are those of the globe: a member who is late waits for a letter without one', () => {
  expect(wordsOf(lostIn(1), 'waiting').heading).toBe('3 cotas no globo');
});

test('a quota that paid late hears that it is out of the globe, and of no chance of its own', () => {
  const late = lostIn(1);
  const out = { ...late, raffle: { ...late.raffle, globe: [1, 8] } } as WordsContext;
  expect(wordsOf(out, 'waiting')).toMatchObject({
    heading: '2 cotas no globo',
    caption: 'Sua cota, a 6, fica fora deste sorteio.',
  });
  expect(wordsOf(out, 'mixing').heading).toBeUndefined();
  expect(wordsOf(out, 'told')).toMatchObject({
    heading: 'Sua cota não estava no globo',
    caption: 'Com a próxima parcela em dia, ela volta ao sorteio.',
  });
  const last = lostIn(2);
  const outOfLast = { ...last, raffle: { ...last.raffle, globe: [1, 8] } } as WordsContext;
  expect(wordsOf(outOfLast, 'told').caption).toBe('Este foi o último sorteio.');
});
