import { describe, expect, test } from 'vitest';
import { wordsOfSource } from './words.ts';

const words = (found: ReturnType<typeof wordsOfSource>): readonly string[] => found.map(({ word }) => word);

const hole = (code: string): string => `\${${code}}`;

describe('the words of a source file', () => {
  test('are those of its sentences, not of its comments, names and modules', () => {
    const source = `import { x } from './porta.ts';
/* comentario */
export const copy = {
  // outro
  title: 'Guarda-chuva d’água',
} as const;`;
    expect(wordsOfSource(source)).toEqual([
      { word: 'Guarda-chuva', line: 5 },
      { word: 'd’água', line: 5 },
    ]);
  });

  test('leave the holes of a template out, but not the sentences in them', () => {
    const source = `const f = (n) => \`Falta ${hole(`n === 1 ? \`uma ${hole('n')}\` : 'várias'`)} parcelas\`;`;
    expect(words(wordsOfSource(source))).toEqual(expect.arrayContaining(['Falta', 'várias', 'parcelas', 'uma']));
    expect(words(wordsOfSource(source))).not.toContain('n');
  });

  test('stand at their own line inside a template of several', () => {
    const source = `const f = \`\nFalta ${hole("n === 1\n? 'uma'\n: 'outra'")}\`;`;
    expect(wordsOfSource(source)).toContainEqual({ word: 'uma', line: 3 });
  });

  test('leave out the ids of figures', () => {
    const found = wordsOfSource("const line = ['a média foi', said('admin-fee'), cite('assembly', 'quota')];");
    expect(words(found)).toEqual(['a', 'média', 'foi']);
  });

  test('leave addresses, tags and tokens out', () => {
    const source =
      "const a = ['/aprendizado', 'dreams/1.png', '<p>Mala</p>', '+2 #enr# e #VAIDECONSORCIO', 'conferir.mjs'];";
    expect(words(wordsOfSource(source))).toEqual(['Mala', 'e']);
  });
});
