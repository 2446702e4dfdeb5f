import { expect, test } from 'vitest';
import { aCurrentStage } from '../../../test/fixtures/boards.ts';
import { lotSign } from './lot-shown.ts';

const { campaign, stage } = aCurrentStage();
const at = (status: typeof campaign.status, cycle = stage.cycle) =>
  lotSign(aCurrentStage({ campaign: { ...campaign, status }, stage: { ...stage, cycle } }));

test('until the letter the lot says how many instalments of the plan are paid, once one is', () => {
  const { dream } = aCurrentStage();
  expect(at('ACTIVE', 1)).toBeNull();
  expect(at('ACTIVE', 4)).toBe(`Plano: 3 de ${dream.cycles} parcelas`);
});

test('the dream stands there only once the letter has come', () => {
  expect(at('SUCCESS')).toBe('O sonho chegou!');
  expect(at('FAILED')).toBe('Terreno à espera do sonho');
  expect(at('GIVEN_UP')).toBe('Terreno à espera do sonho');
});
