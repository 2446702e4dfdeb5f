import { must } from '@consorcio/kernel';
import { expect, test } from 'vitest';
import { PROJECTORS } from '../../../../fixtures/live-projectors.ts';
import { RAFFLE_TOLD } from '../../../live/telling-time.ts';
import { projectorSentence } from './projector-sentence.ts';

const projector = (name: string) => must(PROJECTORS[name], name);

test('who listens to the projector hears who was drawn when the globe has stopped, not before', () => {
  expect(projectorSentence(projector('raffle'), 0)).toBe('O globo está girando.');
  expect(projectorSentence(projector('raffle'), RAFFLE_TOLD)).toMatch(/^Sorteio: cota 17, /);
});

test('the lowest winning bid is said once all envelopes are open', () => {
  expect(projectorSentence(projector('bids'), 5)).toMatch(/^Os envelopes se abrem/);
  expect(projectorSentence(projector('bids'), 6)).toBe('Levaram os lances a partir de 45 (9% da carta).');
  expect(projectorSentence(projector('bids-none'), 0)).toBe('Nenhum envelope para abrir este mês.');
  expect(projectorSentence(projector('bids-one-lost'), 0)).toBe('Nenhum lance venceu. O pote não chegou a uma carta.');
});
