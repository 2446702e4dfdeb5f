/* Numbers that the server keeps and pages say: each has its home here. Without a schema library: the first screens read it. */

/** Characters of a password (SPEC section 5). */
export const LEAST_PASSWORD = 8;
export const MOST_PASSWORD = 100;

/** Months after which an account that nobody used is deleted. */
export const UNUSED_ACCOUNT_MONTHS = 24;
/** Days after which a guest whom nobody used is deleted; the session has ended by then. */
export const UNUSED_GUEST_DAYS = 30;
/** The same for a guest who is bound to a school's platform, and can come back from there: a school year and a holiday. */
export const UNUSED_SCHOOL_GUEST_DAYS = 365;
/** Days without use after which a session has ended. */
export const SESSION_DAYS = 30;
/** Hours for which the link to a new password is good. */
export const LINK_HOURS = 1;

/** Days for which a live group is kept after its end; a paused one is ended after as many. */
export const ENDED_GROUP_DAYS = 30;
/** Days from now within which the first hour of a live group over days has to be. */
export const FIRST_HOUR_DAYS = 60;

/** Days after which a backup is deleted: whoever deleted an account is still in it. */
export const BACKUP_DAYS = 30;
/** But for the newest ones, whatever their age: without them a game that made none for a month would have none at all. */
export const NEWEST_BACKUPS = 3;
