import { expect, test } from 'vitest';
import { PROJECTORS } from '../../../../fixtures/live-projectors.ts';
import type { ProjectorView } from './projector-model.ts';
import { heardAt } from './projector-sound.ts';

const heard = (name: string, isKey = false) => heardAt(PROJECTORS[name] as ProjectorView, isKey);

test('calm music plays while phones decide, and every step of an assembly has its sound', () => {
  expect(heard('month')).toEqual({ theme: 'MAPA', effect: null });
  expect(heard('month', true).effect).toBe('SORTEIO');
  for (const step of ['call', 'pot', 'raffle', 'bids', 'more', 'result', 'end', 'books'])
    expect(heard(step)).toEqual({ theme: 'PAGAMENTOS', effect: expect.any(String) });
});

test('a pause is silent', () => {
  expect(heard('paused')).toEqual({ theme: null, effect: null });
});
