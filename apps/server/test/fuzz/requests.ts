import { endpoints, liveEndpoints } from '@consorcio/contract';
import type { Dice } from '@consorcio/kernel';
import type { InjectOptions } from 'fastify';
import * as z from 'zod/mini';
import { hugeBody, oddBody, oddHeaders, oddJson, oddSegment, pick } from './odd-values.ts';

/** What a request may use to be nearly right. */
export interface Known {
  readonly tokens: readonly string[];
  /** Ids that somebody's things have. */
  readonly ids: readonly string[];
}

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
}

/** Calls of the game and of live groups. */
const CALLS = { ...endpoints, ...liveEndpoints };
type CallName = keyof typeof CALLS;
const NAMES = Object.keys(CALLS) as [CallName, ...CallName[]];
const SHAPES = new Map<CallName, Schema>(
  NAMES.map((name) => {
    const { body } = CALLS[name] as { body?: z.ZodMiniType };
    return [name, body === undefined ? {} : (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema)];
  }),
);
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;
const PAGES = [
  '/',
  '/mapa',
  '/healthz',
  '/readyz',
  '/metrics',
  '/compartilhar',
  '/share/',
  '/assets/',
  '/api/docs',
  '/minijogo/',
];

/** True once in `n` times. */
const seldom = (dice: Dice, n: number): boolean => dice.below(n) === 0;

/** Texts that fit fields which are no ids. */
const FITTING: Readonly<Record<string, (dice: Dice) => string>> = {
  email: (dice) => `ana${dice.below(40)}@exemplo.com.br`,
  name: () => 'Ana',
  characterName: () => 'Bia',
  password: () => 'Segredo1!',
  key: (dice) => `${String(dice.below(10)).repeat(42)}A`,
  platform: (dice) => pick(dice, ['whatsapp', 'facebook', 'x']),
};

/** The text of a value that fits the schema, or nearly. */
function valueFor(dice: Dice, schema: Schema, known: Known, name = ''): string {
  if (seldom(dice, 5)) return oddJson(dice);
  if (schema.enum !== undefined) return JSON.stringify(schema.enum[dice.below(schema.enum.length)]);
  if (schema.anyOf !== undefined) return valueFor(dice, schema.anyOf[dice.below(schema.anyOf.length)] ?? {}, known);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return String(dice.below(12));
    case 'boolean':
      return pick(dice, ['true', 'false']);
    case 'array':
      return `[${Array.from({ length: 8 }, () => valueFor(dice, schema.items ?? {}, known)).join(',')}]`;
    case 'object':
      return objectOf(dice, schema, known);
    default:
      return JSON.stringify(FITTING[name]?.(dice) ?? known.ids[dice.below(known.ids.length)]);
  }
}

function objectOf(dice: Dice, { properties = {} }: Schema, known: Known): string {
  const fields = Object.entries(properties)
    .filter(() => !seldom(dice, 12))
    .map(([name, schema]) => `${JSON.stringify(name)}:${valueFor(dice, schema, known, name)}`);
  if (seldom(dice, 6)) fields.push(`"${pick(dice, ['__proto__', 'extra', 'constructor', 'id'])}":${oddJson(dice)}`);
  return `{${fields.join(',')}}`;
}

function pathOf(dice: Dice, path: string, known: Known): string {
  const id = (): string => (seldom(dice, 2) ? oddSegment(dice) : (known.ids[dice.below(known.ids.length)] ?? '0'));
  return `/api${path.replaceAll(/\{\w+\}/g, id)}${seldom(dice, 20) ? `/${oddSegment(dice)}` : ''}`;
}

/** A request that somebody might send who reads the contract carelessly, or to do harm. */
export function anyRequest(dice: Dice, known: Known): InjectOptions {
  const name = NAMES[dice.below(NAMES.length)] ?? NAMES[0];
  const { method, path } = CALLS[name];
  const isPage = seldom(dice, 15);
  const url = isPage
    ? `${PAGES[dice.below(PAGES.length)]}${seldom(dice, 2) ? oddSegment(dice) : ''}`
    : pathOf(dice, path, known);
  const query = seldom(dice, 8) ? `?${oddSegment(dice)}=${oddSegment(dice)}&a[]=1&a[b]=2` : '';
  const token = known.tokens[dice.below(known.tokens.length + 1)];
  const body = seldom(dice, 12) ? oddBody(dice) : objectOf(dice, SHAPES.get(name) ?? {}, known);
  const sent = isPage ? 'GET' : seldom(dice, 15) ? pick(dice, METHODS) : method;
  const hasBody = sent !== 'GET' && sent !== 'HEAD';
  return {
    method: sent,
    url: `${url}${query}`,
    headers: {
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(seldom(dice, 4) ? oddHeaders(dice) : {}),
    },
    ...(hasBody ? { payload: seldom(dice, 200) ? hugeBody() : body } : {}),
  };
}
