/** What the teacher's kit counts with; the game's own numbers come from the rules (apps/web, teaching/figures/lesson). */
export interface Lesson {
  /** The dream that is played in class, in effort. */
  readonly beach: {
    readonly name: string;
    readonly cycles: number;
    readonly quotas: number;
    readonly instalment: number;
    /** Of one instalment. */
    readonly common: number;
    readonly admin: number;
    readonly reserve: number;
    readonly letter: number;
    /** Letters that the group's common fund of one month pays, and those that one assembly gives. */
    readonly lettersPaid: number;
    readonly lettersGiven: number;
    /** Quotas in the globe of the first and of the second raffle. */
    readonly globes: readonly [number, number];
    /** Quotas that stop paying between the two; 0 where a rulebook has none that do. */
    readonly stopped: number;
    /** What an event of the month takes at most. */
    readonly worstLoss: number;
  };
  /** The motorcycle, in reais. */
  readonly bike: {
    readonly price: number;
    readonly months: number;
    readonly instalment: number;
    readonly loan: number;
    /** Month in which saving the instalment alone has reached the price. */
    readonly savingMonth: number;
    /** Own money put in until then; the rest of the price is yield. */
    readonly saved: number;
  };
  /** The association's example in reais: `credit × (100% + fee + reserve) / months`. */
  readonly example: {
    readonly credit: number;
    readonly months: number;
    readonly fee: number;
    readonly reserve: number;
    readonly instalment: number;
    readonly common: number;
    readonly admin: number;
    readonly kept: number;
  };
}
