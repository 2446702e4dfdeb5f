/** The hours of a group that is played over days, in milliseconds (LIVE 3.13). The caller has the calendar and passes them in: a rule has none. */
export interface LiveHours {
  /** When the room closes. */
  readonly first: number;
  /** The first of the hours after a time, never that time itself. */
  readonly after: (time: number) => number;
}
