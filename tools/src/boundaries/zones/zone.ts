/** One room of the house: a folder, and what may be imported inside it. DESIGN section 2.2 as data. */
export interface Zone {
  readonly name: string;
  /** Folders from the root; the longest that fits a file is its zone. */
  readonly folders: readonly string[];
  /** Names of other zones, and outside packages (a trailing `*` matches any ending). */
  readonly may: readonly string[];
}
