/** A folder, and what may be imported inside it. */
export interface Zone {
  readonly name: string;
  /** Folders from the root; the longest that fits a file is its zone. */
  readonly folders: readonly string[];
  /** Names of other zones, and outside packages (a trailing `*` matches any ending). */
  readonly may: readonly string[];
}
