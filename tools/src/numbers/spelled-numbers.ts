import { readdirSync, readFileSync } from 'node:fs';
import { textsOfSource } from '../spelling/words.ts';

/* Numbers that a text for players spells, in digits or as words. The holes of a template are none: they are computed. */

const WORDS: Readonly<Record<string, number>> = {
  dois: 2,
  duas: 2,
  três: 3,
  terceiro: 3,
  terceira: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  doze: 12,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  cem: 100,
  mil: 1_000,
};
const NUMBER = /\d+(?:\.\d{3})*(?:,\d+)?|\p{L}+/gu;
/** How a hole is left by `textsOfSource`, and what is code. */
const NO_NUMBER = / 0 |\\?u00a0|\S+\.(?:png|svg|mjs|json)\b|<[^>]*>|#\w+|\b2-digit\b/g;

/** The numbers from 2 on that a text spells, in their order: 1 is how the singular of a counted thing is said. */
export const numbersIn = (text: string): readonly number[] =>
  [...text.replaceAll(NO_NUMBER, ' ').matchAll(NUMBER)]
    .map(([found]) => WORDS[found.toLowerCase()] ?? Number(found.replaceAll('.', '').replace(',', '.')))
    .filter((value) => value >= 2);

/** The texts of a folder's sources that spell numbers. */
export const spelledIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .flatMap((name) =>
      textsOfSource(readFileSync(`${folder}/${name}`, 'utf8')).map(({ text, line }) => ({
        file: `${folder}/${name}`,
        line,
        text,
        numbers: numbersIn(text),
      })),
    )
    .filter(({ numbers }) => numbers.length > 0);
