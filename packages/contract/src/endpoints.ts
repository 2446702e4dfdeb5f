import type * as z from 'zod/mini';
import * as afterLetter from './after-letter.ts';
import * as auction from './auction.ts';
import * as auth from './auth.ts';
import * as badge from './badge.ts';
import * as campaign from './campaign.ts';
import * as certificate from './certificate.ts';
import * as dream from './dream.ts';
import type { CallName, EndpointParts } from './endpoint.ts';
import { liveEndpoints } from './live.ts';
import * as me from './me.ts';
import * as operator from './operator.ts';
import * as persona from './persona.ts';
import * as quiz from './quiz.ts';
import * as randomEvents from './random-events.ts';
import * as room from './room.ts';
import * as share from './share.ts';
import * as stage from './stage.ts';
import * as teaching from './teaching.ts';
import * as week from './week.ts';
import type { RouteName } from './wire/routes.ts';

/** Every call of CONTRACT section 3: the files of the nouns export nothing else. */
export const endpoints = {
  ...auth,
  ...persona,
  ...dream,
  ...stage,
  ...auction,
  ...room,
  ...campaign,
  ...afterLetter,
  ...week,
  ...certificate,
  ...randomEvents,
  ...badge,
  ...share,
  ...teaching,
  ...quiz,
  ...operator,
  ...me,
} as const satisfies Record<RouteName, EndpointParts & { readonly name: RouteName }>;

export { liveEndpoints };

/** Every call: those of the game, and those of live groups. */
export type Endpoints = typeof endpoints & typeof liveEndpoints;
export type { CallName };

type Parsed<Part> = Part extends z.ZodMiniType ? z.infer<Part> : undefined;
type InputOf<Part> = Part extends z.ZodMiniType ? z.input<Part> : undefined;
type PartOf<Name extends CallName, Key extends string> =
  Endpoints[Name] extends Record<Key, infer Part> ? Part : undefined;

/** What a call takes: path parameters, and the body as it is sent. */
export type ParamsOf<Name extends CallName> = Parsed<PartOf<Name, 'params'>>;
export type BodyOf<Name extends CallName> = InputOf<PartOf<Name, 'body'>>;
/** The body as the server sees it, checked and trimmed. */
export type ParsedBodyOf<Name extends CallName> = Parsed<PartOf<Name, 'body'>>;
/** What a call may add behind its path. */
export type QueryOf<Name extends CallName> = Parsed<PartOf<Name, 'query'>>;
type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;
/** What a success answers, which nobody changes; undefined for an empty answer. */
export type ReplyOf<Name extends CallName> = Frozen<Parsed<PartOf<Name, 'reply'>>>;
