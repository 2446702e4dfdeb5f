import { describe, expect, test } from 'vitest';
import { compareAct, fillHoles, type Utterance } from './compare.ts';
import { type Line, VOICES, type Voice } from './play.ts';

const line = (row: string): Line => {
  const [voice = '', ...words] = row.split(': ');
  return { voice: VOICES.find((each) => each === voice) ?? 'FOCO', words: words.join(': ') };
};
const act = (...rows: readonly string[]) => ({ lines: rows.map(line) });
const said = (...rows: readonly (readonly [Voice | null, string])[]): Utterance[] =>
  rows.map(([voice, words]) => ({ voice, words }));

describe('an act is heard', () => {
  test('whatever marks and capitals its words have, and whatever else is said', () => {
    const heard = said([null, 'Tela ligada'], [null, 'PIZZARIA  diálogo Gasto: 3 de esforço. Pronto'], [null, 'botão']);
    expect(compareAct(act('JANELA: Pizzaria', 'JANELA: Gasto 3 de esforço, pronto!'), heard, {})).toMatchObject({
      missing: [],
      wrong: [],
    });
  });

  test('with one to four words in each hole, and never with words of two utterances', () => {
    const wanted = act('AVISO: Você tem {n} de energia');
    expect(compareAct(wanted, said(['AVISO', 'Você tem 7 de energia']), {}).holes).toEqual({ n: '7' });
    const apart = said(['AVISO', 'Você tem'], ['AVISO', '7 de energia']);
    expect(compareAct(wanted, apart, {}).missing).toEqual(['AVISO: Você tem {n} de energia']);
    expect(compareAct(wanted, said(['AVISO', 'Você tem a b c d e de energia']), {}).missing).toHaveLength(1);
  });

  test('with the same words in holes of one name, in later acts too', () => {
    const wanted = act('AVISO: Menos {n}', 'AVISO: Eram {n}');
    expect(compareAct(wanted, said(['AVISO', 'Menos 2'], ['AVISO', 'Eram 3']), {}).missing).toEqual(['AVISO: Eram 2']);
    expect(compareAct(act('AVISO: Menos {n}'), said(['AVISO', 'Menos 2']), { n: '3' }).missing).toHaveLength(1);
    expect(fillHoles('mesa {a}, mesa {b}', { a: '4' })).toBe('mesa 4, mesa {b}');
  });
});

describe('a fault is', () => {
  test('a sentence that only another voice says, where voices are told apart', () => {
    const wanted = act('AVISO: Certo!');
    expect(compareAct(wanted, said(['FOCO', 'Certo!']), {}).missing).toHaveLength(1);
    expect(compareAct(wanted, said([null, 'Certo!']), {}).missing).toHaveLength(0);
  });

  test('a sentence that is heard less often than the act has it, where voices are told apart', () => {
    const wanted = act('FOCO: Desafio, opcional', 'FOCO: Desafio');
    expect(compareAct(wanted, said(['FOCO', 'Desafio, opcional']), {}).missing).toEqual(['FOCO: Desafio']);
    expect(compareAct(wanted, said(['FOCO', 'Desafio, opcional'], ['FOCO', 'Desafio']), {}).missing).toEqual([]);
  });

  test('a part of a word', () => {
    for (const words of ['Jogaram', 'Rejogar'])
      expect(compareAct(act('FOCO: Jogar'), said(['FOCO', words]), {}).missing).toHaveLength(1);
  });

  test('a sentence that is heard more often than the act has it', () => {
    const heard = said([null, 'Pizzaria diálogo'], [null, 'Pizzaria título']);
    expect(compareAct(act('JANELA: Pizzaria'), heard, {}).wrong).toEqual(['2 vezes em vez de 1: Pizzaria']);
    expect(compareAct(act('JANELA: Pizzaria', 'FOCO: Pizzaria'), heard, {}).wrong).toEqual([]);
  });

  test.each(['esforçoRecompensa', 'no sorteio!14 cotas', 'Menos 2energia', 'Fim.Sua cota'])(
    'words glued as in %s',
    (words) => {
      expect(compareAct(act(), said([null, words]), {}).wrong).toHaveLength(1);
    },
  );

  test.each(['2ª parcela', 'ana@exemplo.com.br', 'Vale 1.250 reais', 'UNIQUE HOUSE'])('not %s', (words) => {
    expect(compareAct(act(), said([null, words]), {}).wrong).toEqual([]);
  });
});
