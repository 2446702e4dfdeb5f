import { BLOCKED } from './blocked-words.ts';

/** Characters of a public name; the rest is cut. */
const LONGEST = 32;
/** Digits from which a name may be a number to call or to pay to. */
const MANY_DIGITS = 3;

/** What turns the direction of writing, hides between letters or is no character: none of it is part of a name. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u115F\u1160\u3164\uFFA0]/gu;
/** `www.x`, `x.com`, `x@y`, `x/y`, `x:y`, and the dots that look like one. */
const ADDRESS = /www|http|[@/\\:]|[\p{L}\p{N}][.。․‧·][\p{L}\p{N}]{2,}|pontocom/iu;

/** Letters of other alphabets, and signs, that look like ours. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', т: 't', в: 'b' },
  ...{
    α: 'a',
    ε: 'e',
    ο: 'o',
    ρ: 'p',
    υ: 'u',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    τ: 't',
    ß: 'b',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    æ: 'ae',
  },
  ...{
    0: 'o',
    1: 'i',
    2: 'z',
    3: 'e',
    4: 'a',
    5: 's',
    6: 'g',
    7: 't',
    8: 'b',
    9: 'g',
    '@': 'a',
    $: 's',
    '!': 'i',
    '|': 'i',
    '€': 'e',
  },
};

/** What is read aloud from a text: no accents, no signs, no doubled letters, disguised letters as they are meant. */
function readingOf(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const letters = Array.from(bare, (sign) => LOOKALIKES[sign] ?? sign).join('');
  return letters.replace(/[^\p{L}\s]/gu, '').replace(/(\p{L})\1+/gu, '$1');
}

/** Words of a text, and the word that letters written one by one make: `p u t a`. */
function wordsOf(text: string): readonly string[] {
  const words = readingOf(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  const apart = words.filter((word) => word.length === 1).join('');
  return apart.length > 1 ? [...words, apart.replace(/(\p{L})\1+/gu, '$1')] : words;
}

/** True when nobody is insulted and nothing is offered in a text, however it is written. */
export const isDecent = (text: string): boolean => !wordsOf(text).some((word) => BLOCKED.some((no) => no.test(word)));

/** True for what can be called, visited or paid to: web addresses and names with many digits. */
const isContact = (name: string): boolean => ADDRESS.test(name) || (name.match(/\p{N}/gu)?.length ?? 0) >= MANY_DIGITS;

/** A name as it may be shown: without invisible characters, marks heaped on letters, and space that is none. */
const cleaned = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(INVISIBLE, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replace(/\p{M}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A player's first name as strangers see it, on share cards and public pages. A name that is an address or a number, that
 * insults or that offers something is replaced by `otherwise`: the persona's name.
 */
export function publicName(name: string, otherwise: string): string {
  const [first = ''] = cleaned(name).split(' ');
  const isName = /\p{L}/u.test(first) && !isContact(first) && isDecent(first);
  if (!isName) return otherwise;
  const letters = Array.from(first);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : first;
}
