import type * as z from 'zod/mini';
import { afterLetter, afterLetterEvent, afterLetterPay, afterLetterPlan, afterLetterUse } from './after-letter.ts';
import { bidEffort, keepEffort, raffle } from './auction.ts';
import {
  askForLink,
  auth,
  claim,
  guest,
  login,
  logout,
  recover,
  recoverByLink,
  recoveryWays,
  register,
} from './auth.ts';
import { badgeEarned, badgeList, badgePending, badgeSeen } from './badge.ts';
import { audit, choices, giveUp, group, publicCampaign, seeResults, statement } from './campaign.ts';
import { checkCertificate, issueCertificate } from './certificate.ts';
import { dreamChoose, dreamList } from './dream.ts';
import type { EndpointParts } from './endpoint.ts';
import { liveEndpoints } from './live.ts';
import {
  account,
  changePassword,
  correctEmail,
  correctName,
  deleteMe,
  endSession,
  endSessions,
  exportMe,
  exportTicket,
  makeRecoveryCode,
} from './me.ts';
import { operator } from './operator.ts';
import { personaChoose, personaCurrent, personaList } from './persona.ts';
import { quizAnswer, quizStanding, quizTotals } from './quiz.ts';
import { acknowledgeEvent, pendingEvents } from './random-events.ts';
import { rooms } from './room.ts';
import { share } from './share.ts';
import { stageBegin, stageCurrent, stageFinish } from './stage.ts';
import { conceptAnswer, conceptLearn, conceptList, conceptSeen } from './teaching.ts';
import { pastWeeks, week, weekStart } from './week.ts';
import type { LiveRouteName } from './wire/live-routes.ts';
import type { RouteName } from './wire/routes.ts';

/** Every call of CONTRACT section 3. */
export const endpoints = {
  register,
  guest,
  claim,
  login,
  auth,
  logout,
  personaList,
  personaChoose,
  personaCurrent,
  dreamList,
  dreamChoose,
  stageCurrent,
  stageBegin,
  stageFinish,
  raffle,
  bidEffort,
  keepEffort,
  rooms,
  seeResults,
  giveUp,
  publicCampaign,
  audit,
  statement,
  choices,
  group,
  afterLetter,
  afterLetterUse,
  afterLetterPlan,
  afterLetterEvent,
  afterLetterPay,
  week,
  weekStart,
  pastWeeks,
  issueCertificate,
  checkCertificate,
  pendingEvents,
  acknowledgeEvent,
  badgeList,
  badgePending,
  badgeEarned,
  badgeSeen,
  share,
  conceptList,
  conceptSeen,
  conceptAnswer,
  conceptLearn,
  quizStanding,
  quizAnswer,
  quizTotals,
  operator,
  recover,
  recoveryWays,
  askForLink,
  recoverByLink,
  account,
  correctName,
  correctEmail,
  changePassword,
  makeRecoveryCode,
  endSession,
  endSessions,
  exportMe,
  exportTicket,
  deleteMe,
} as const satisfies Record<RouteName, EndpointParts & { readonly name: RouteName }>;

export { liveEndpoints };

/** Every call: those of the game, and those of live groups. */
export type Endpoints = typeof endpoints & typeof liveEndpoints;
export type CallName = RouteName | LiveRouteName;

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
