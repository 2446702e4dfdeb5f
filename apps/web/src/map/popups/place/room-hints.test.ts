import { describe, expect, test } from 'vitest';
import { aCurrentStage, type StageChanges } from '../../../../test/fixtures/boards.ts';
import { roomHints } from './room-hints.ts';

const [SNACK_BAR, MALL, CLUB, PIZZERIA] = [1, 2, 3, 4] as const;

describe('before a place is entered, its popup says', () => {
  const at = (effort: number, energy: number, changes: StageChanges = {}) =>
    aCurrentStage({ balance: { effort, energy }, ...changes });

  test('what tiredness leaves of the reward today, and rest where there is time for it', () => {
    expect(roomHints(at(14, 5), SNACK_BAR)).toEqual([
      'Com menos de 6 de energia, o trabalho paga menos. Com 6 ou mais, ele paga de 6 a 7.',
    ]);
  });

  test('nothing of rest at the last free stage, where work still pays the instalment and rest does not', () => {
    const [hint] = roomHints(at(11, 0, { extras: { stageRelativeToCycle: 3 } }), SNACK_BAR);
    expect(hint).toBe('Com tão pouca energia, o trabalho paga bem menos.');
  });

  test('the strength with which a run that was left began', () => {
    const run = { game: 'tapper', version: 1, seed: '', vigor: 85 } as const;
    const begun = at(14, 12, { stage: { status: 'STARTED' }, room: { id: 2, run } });
    expect(roomHints(begun, SNACK_BAR)).toEqual([
      'Você já entrou aqui. É só continuar!',
      'Com o cansaço da entrada, este trabalho paga menos.',
    ]);
    expect(roomHints(begun, MALL)).toEqual(['Você já começou esta etapa em outro lugar: Lanchonete dos Amigos.']);
  });
});

describe('in a recovery it says whether the place pays the late instalment:', () => {
  const late = (effort: number, energy: number) =>
    aCurrentStage({
      stage: { createdByFailure: true },
      extras: { stageRelativeToCycle: 4 },
      dream: { effortCostPerCycle: 13 },
      campaign: { lateCycles: [2] },
      balance: { effort, energy },
    });
  const first = (effort: number, energy: number, slug: 1 | 2 | 3 | 4) => roomHints(late(effort, energy), slug)[0];

  test('surely', () => {
    expect(first(12, 0, SNACK_BAR)).toBe('Para a parcela em atraso falta 1. Este trabalho já resolve.');
  });
  test('perhaps', () => {
    expect(first(6, 6, PIZZERIA)).toBe('Para a parcela em atraso faltam 7. Este trabalho paga até 11.');
  });
  test('not at all, and where it can still be paid', () => {
    expect(first(3, 6, SNACK_BAR)).toBe(
      'Para a parcela em atraso faltam 10. Este trabalho não chega: paga no máximo 9. Para pagar, escolha PIZZARIA D`Bairro.',
    );
    expect(first(12, 0, CLUB)).toBe(
      'Este lugar não dá esforço. A parcela em atraso vem logo depois, e faltam 3. Para pagar, escolha Lanchonete dos Amigos ou PIZZARIA D`Bairro.',
    );
  });
  test('not at all, where no place can', () => {
    expect(first(2, 0, SNACK_BAR)).toBe(
      'Para a parcela em atraso faltam 11. Este trabalho não chega: paga no máximo 3.',
    );
  });
});
