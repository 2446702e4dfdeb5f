import { mapScreen } from '@consorcio/copy/popups';
import { expect, test } from 'vitest';
import { aCurrentStage, type StageChanges } from '../../../test/fixtures/boards.ts';
import { whereAmI } from './where-am-i.ts';

const told = (changes: StageChanges): string => mapScreen.here(whereAmI(aCurrentStage(changes)));

test('tells month, stage, energy, effort, the next bill and what is missing to it', () => {
  expect(told({ balance: { energy: 4, effort: 7 } })).toBe(
    'Ciclo 2 de 6, etapa 2 de 5. Você tem 4 de energia e 7 de esforço. Próxima parcela: 12 de esforço, faltam 5.',
  );
  expect(told({ balance: { energy: 4, effort: 12 } })).toContain('Próxima parcela: 12 de esforço, já dá para pagar.');
});

test('after the payment the next bill is that of the month after, and there is none after the last', () => {
  expect(told({ extras: { phase: 'BID_OPEN' } })).toContain('assembleia do grupo.');
  expect(told({ extras: { phase: 'BID_OPEN' } })).toContain('Próxima parcela: 12 de esforço');
  expect(told({ extras: { phase: 'BID_OPEN' }, stage: { cycle: 6 } })).toContain('Não há mais parcela a pagar.');
  expect(told({ campaign: { completed: true } })).toContain('fim da jornada.');
});

test('a late instalment costs what lateness has made of it', () => {
  const { due } = whereAmI(aCurrentStage({ stage: { createdByFailure: true } }));
  expect(due).toBeGreaterThan(12);
});
