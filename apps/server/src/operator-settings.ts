import type { ReplyOf } from '@consorcio/contract';
import { wrongSetting } from './db/start-error.ts';

/** Who runs this game, as players see it. LEARN 1.5. */
export type OperatorLines = ReplyOf<'operator'>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Characters of one line. */
const LONGEST = 120;

/** One line of text, or null where it is not set. */
function readLine(environment: Environment, name: string): string | null {
  const text = environment[name]?.trim() || null;
  if (text === null) return null;
  const isLine = text.length <= LONGEST && !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(text);
  return isLine ? text : wrongSetting(name, text.slice(0, LONGEST), `one line of at most ${LONGEST} characters`);
}

/** Weights of a CNPJ's second check digit; the first has those after its first. Letters count by their code. */
const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

function checkDigit(characters: string): string {
  const weights = WEIGHTS.slice(WEIGHTS.length - characters.length);
  const sum = weights.reduce((total, weight, i) => total + weight * (characters.charCodeAt(i) - 48), 0);
  return sum % 11 < 2 ? '0' : String(11 - (sum % 11));
}

/** A CNPJ as it is written, `12.345.678/0001-95`; also the ones with letters, given since July 2026. */
function readCnpj(environment: Environment): string | null {
  const text = readLine(environment, 'OPERATOR_CNPJ');
  if (text === null) return null;
  const bare = text.toUpperCase().replaceAll(/[./-]/g, '');
  const stem = bare.slice(0, 12);
  const first = checkDigit(stem);
  if (!/^[0-9A-Z]{12}\d\d$/.test(bare) || bare !== stem + first + checkDigit(stem + first))
    return wrongSetting('OPERATOR_CNPJ', text, 'a CNPJ whose check digits are right, such as 11.222.333/0001-81');
  return bare.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
}

function readSite(environment: Environment, name: string): string | null {
  const text = readLine(environment, name);
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isGood = url !== null && url.protocol === 'https:' && url.username === '' && url.password === '';
  return isGood ? url.href.replace(/\/$/, '') : wrongSetting(name, text, 'an address such as https://example.com');
}

function readLogKept(environment: Environment): OperatorLines['logKept'] {
  const text = environment.LOG_KEPT || '30 days';
  if (text === '30 days') return '30_DAYS';
  return text === '6 months' ? '6_MONTHS' : wrongSetting('LOG_KEPT', text, '30 days or 6 months');
}

/**
 * Reads what players see of the operator. An empty setting counts as not set.
 * @throws StartError with one sentence that names the setting
 */
export const readOperator = (environment: Environment): OperatorLines => ({
  controller: readLine(environment, 'OPERATOR_NAME'),
  cnpj: readCnpj(environment),
  officer: readLine(environment, 'OPERATOR_OFFICER'),
  contact: readLine(environment, 'OPERATOR_CONTACT'),
  hosting: readLine(environment, 'OPERATOR_HOSTING'),
  country: readLine(environment, 'OPERATOR_COUNTRY'),
  site: readSite(environment, 'OPERATOR_SITE'),
  logKept: readLogKept(environment),
  releases: readSite(environment, 'RELEASES_URL'),
});

/** Settings shown to players, to be set before the game is published. */
const OWED = {
  controller: 'OPERATOR_NAME',
  cnpj: 'OPERATOR_CNPJ',
  officer: 'OPERATOR_OFFICER',
  contact: 'OPERATOR_CONTACT',
  hosting: 'OPERATOR_HOSTING',
  country: 'OPERATOR_COUNTRY',
} as const satisfies Partial<Record<keyof OperatorLines, string>>;

/** Names of the settings that are not set yet. */
export const unsetOperatorSettings = (lines: OperatorLines): readonly string[] =>
  Object.entries(OWED).flatMap(([field, name]) => (lines[field as keyof typeof OWED] === null ? [name] : []));
