import { must } from '@consorcio/kernel';
import { expect, test } from 'vitest';
import { WALLS } from '../../../../fixtures/live-walls.ts';
import { RAFFLE_TOLD } from '../../../live/telling-time.ts';
import { wallSentence } from './wall-sentence.ts';

const wall = (name: string) => must(WALLS[name], name);

test('who listens to the projector hears who was drawn when the globe has stopped, not before', () => {
  expect(wallSentence(wall('raffle'), 0)).toBe('O globo está girando.');
  expect(wallSentence(wall('raffle'), RAFFLE_TOLD)).toMatch(/^Sorteio: cota 17, /);
});

test('the lowest winning bid is said once all envelopes are open', () => {
  expect(wallSentence(wall('bids'), 5)).toMatch(/^Os envelopes se abrem/);
  expect(wallSentence(wall('bids'), 6)).toBe('Levaram os lances a partir de 45 (9% da carta).');
  expect(wallSentence(wall('bids-none'), 0)).toBe('Nenhum envelope para abrir este mês.');
  expect(wallSentence(wall('bids-one-lost'), 0)).toBe('Nenhum lance venceu. O pote não chegou a uma carta.');
});
