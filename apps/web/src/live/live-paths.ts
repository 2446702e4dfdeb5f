import { LIVE_START as TOP } from '@consorcio/contract/wire';

/** What people type to come in, before the group's code. */
export const SHORT_PATH = '/v';

/** Pages of a live group (LIVE 6). */
export const LIVE_PATHS = {
  start: TOP,
  short: `${SHORT_PATH}/:code?`,
  enter: `${TOP}/entrar/:code`,
  seat: `${TOP}/lugar`,
  back: `${TOP}/volta/:code?`,
  host: `${TOP}/conduzir/:groupId`,
  projector: `${TOP}/telao/:groupId`,
  check: `${TOP}/conferir/:groupId`,
  /** With a group the host's cards of all its seats; a seat's own card is shown on its page. */
  card: `${TOP}/cartao/:groupId?`,
  certificates: `${TOP}/certificados/:groupId`,
  paper: `${TOP}/papel/:groupId`,
  /** What a teacher keeps of a class. */
  sheet: `${TOP}/folha/:groupId`,
  /** Exercises of a class for its pupils, and their key. */
  exercises: `${TOP}/exercicios/:groupId`,
} as const;

/** The address of a group's page. */
export const livePath = (
  page: 'host' | 'projector' | 'check' | 'card' | 'certificates' | 'paper' | 'sheet' | 'exercises',
  groupId: string,
): string => LIVE_PATHS[page].replace(/:groupId\??/, encodeURIComponent(groupId));

/** The short address that leads to a seat of a group. */
export const joinPath = (code: string): string => `${SHORT_PATH}/${code}`;
/**
 * What QR codes of a group hold: the code and the beginning of the group's id, with which limits on guessed codes do not
 * apply.
 */
export const joinLink = (code: string, groupId: string): string => `${joinPath(code)}?${LINK}=${groupId.slice(0, 8)}`;
/** Where such a link has it. */
export const LINK = 'g';
/** Where a member returns with a quota and three pictures. */
export const backPath = (code: string): string => LIVE_PATHS.back.replace(':code?', encodeURIComponent(code));
/** The same with the quota filled in. */
export const backAs = (code: string, quota: number): string => `${backPath(code)}?${BACK_QUOTA}=${quota}`;
/** Where the way back finds the quota. */
export const BACK_QUOTA = 'cota';
/** What a seat card's QR code leads to: the token is in the fragment, which is never sent to a server. */
export const cardPath = (token: string): string => `${LIVE_PATHS.back.replace('/:code?', '')}#${token}`;
