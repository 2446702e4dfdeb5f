/** The part of the contract that a page needs at run time: no schema library in here. */
export { BASE_MARK, BASE_PATH, pathHere, screenAddress, searchHere, withBase } from './base-path.ts';
export { hasCodeShape } from './code-shape.ts';
export { DEVICES, type Device } from './devices.ts';
export { type Capability, can, EDITION_MARK, IS_LOCAL, type OfPlatform } from './edition.ts';
export { isEmail, isGuest, normalEmail } from './email.ts';
export {
  ERROR_CODES,
  ERROR_STATUS,
  type ErrorCode,
  type ErrorReply,
  isErrorCode,
  type LiveErrorCode,
} from './error-codes.ts';
export type { FieldFault, FieldFaultCode } from './field-faults.ts';
export type { DreamFulfilled, NoteTold, OuterMessage } from './frame-messages.ts';
export {
  AUDIO_HOOK,
  AUDIO_MESSAGE_TYPES,
  type AudioMessage,
  type AudioMessageType,
  BY_KEYBOARD,
  type IssuedRunMessage,
  isMinigameFinished,
  isMinigameReady,
  type LiveHandover,
  MINIGAME_FINISHED,
  MINIGAME_READY,
  type MinigameFinished,
  type MinigameLogMessage,
  minigameLogIn,
  RUN_IS_COMING,
  type RunHandover,
} from './frame-messages.ts';
export { isRequestKey, REQUEST_KEY_HEADER, VISIT_HEADER } from './headers.ts';
export { HOURS_ROUND, type Hour, hourOf } from './hour.ts';
export { isLightWanted } from './light-mode.ts';
export {
  BACKUP_DAYS,
  ENDED_GROUP_DAYS,
  FIRST_HOUR_DAYS,
  LEAST_PASSWORD,
  LINK_HOURS,
  MOST_PASSWORD,
  NEWEST_BACKUPS,
  SESSION_DAYS,
  UNUSED_ACCOUNT_MONTHS,
  UNUSED_GUEST_DAYS,
  UNUSED_SCHOOL_GUEST_DAYS,
} from './limits.ts';
export {
  ASKED_DREAM,
  classPath,
  firstSegment,
  isMinigamePath,
  LIVE_START,
  OF_CLASS,
  PATHS,
  pathWith,
  playPath,
  RESULTS_PATH,
  ROOM_START,
  SCREEN_NAMES,
  type ScreenName,
} from './paths.ts';
export { type Access, type Method, ROUTES, type Route, type RouteName } from './routes.ts';
export { TRUSTED_TYPES_POLICIES } from './trusted-types.ts';
