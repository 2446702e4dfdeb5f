/** Callers in a row after which everybody else in this process has a turn. */
const IN_A_ROW = 20;

/**
 * Lets one caller at a time use what there is only one of. Work whose answers are there at once would otherwise go on from
 * caller to caller without the event loop: five hundred statements of the embedded database held it for as long as they took.
 */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let served = 0;
  return (work) => {
    const turn = last.then(() => {
      served += 1;
      return served % IN_A_ROW === 0 ? new Promise(setImmediate).then(work) : work();
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}
