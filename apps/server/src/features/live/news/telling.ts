import { aroundStatements, type Database, type Statement } from '../../../db/database.ts';
import {
  CHOOSE_PROFILE,
  DELETE_GROUP,
  GIVE_NEW_KEY,
  KEEP_MONTHS,
  KEEP_MOVE,
  KEEP_STANDING,
  MOVE_ON,
  TAKE_SEAT,
} from '../live-store.ts';
import { TYPE_MOVES } from '../paper-store.ts';
import { CHANGE_KEY, COUNT_TRY, FREE_SEAT, KEEP_ANSWERS, REACT, SHUT_DOOR, UNLOCK_SEAT } from '../seat-store.ts';

/** Writes of a group's row: news for everybody. The first value of each is the group. */
export const OF_GROUP: ReadonlySet<Statement<unknown>> = new Set([
  ...[MOVE_ON, KEEP_MONTHS, KEEP_STANDING, FREE_SEAT, SHUT_DOOR, DELETE_GROUP],
]);
/** Writes of a seat or a move: news for host and projector. */
export const OF_SEAT: ReadonlySet<Statement<unknown>> = new Set([
  ...[TAKE_SEAT, CHOOSE_PROFILE, GIVE_NEW_KEY, CHANGE_KEY, KEEP_MOVE, TYPE_MOVES, KEEP_ANSWERS, REACT],
  ...[COUNT_TRY, UNLOCK_SEAT],
]);

/** The same database; after each write of a live group `tell` hears which group it was, and whether of its own row. */
export const telling = (database: Database, tell: (groupId: string, isOfGroup: boolean) => void): Database =>
  aroundStatements(database, (send) => async (statement, values) => {
    const rows = await send(statement, values);
    const isOfGroup = OF_GROUP.has(statement);
    if (isOfGroup || OF_SEAT.has(statement)) tell(String(values?.[0]), isOfGroup);
    return rows;
  });
