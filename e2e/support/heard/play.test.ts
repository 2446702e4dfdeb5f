import { expect, test } from 'vitest';
import { readPlay } from './play.ts';

const PLAY = `Uma peça.

## Cena 1: O mapa

*A jogadora aperta “LANCHONETE”.*
JANELA: Lanchonete. Gasto: {n}
FOCO: Lanchonete

## Cena 2: O lance

*A jogadora escreve “3” em “Lance”.*
`;

test('a play is its scenes, what the player does in them with which words, and what is heard after it', () => {
  expect(readPlay(PLAY)).toEqual([
    {
      scene: 'Cena 1: O mapa',
      verb: 'A jogadora aperta',
      given: ['LANCHONETE'],
      lines: [
        { voice: 'JANELA', words: 'Lanchonete. Gasto: {n}' },
        { voice: 'FOCO', words: 'Lanchonete' },
      ],
    },
    { scene: 'Cena 2: O lance', verb: 'A jogadora escreve em', given: ['3', 'Lance'], lines: [] },
  ]);
});

test.each([
  ['a line that is neither a sentence nor a stage direction', '## Cena\n*Entra.*\nVIZINHA: Oi'],
  ['a sentence before the player has done something in its scene', '## A\n*Entra.*\n## B\nFOCO: Oi'],
])('%s is refused', (_, text) => {
  expect(() => readPlay(text)).toThrow(/line [34] of the play/);
});
