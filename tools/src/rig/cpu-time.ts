import { readdirSync, readFileSync } from 'node:fs';

/** Nanoseconds on a core that one process has had, all its threads together; 0 when it is gone. */
function ownTime(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.reduce((sum, thread) => {
      const [ran = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      return sum + Number(ran);
    }, 0);
  } catch {
    return 0;
  }
}

function childrenOf(pid: number): readonly number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Nanoseconds of those children that have ended: counted in ticks of a hundredth of a second, as `ps` does. */
function timeOfEnded(pid: number): number {
  try {
    // Behind the name, which may hold anything: the 14th and 15th field from the state on.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[13]) + Number(fields[14])) * 1e7;
  } catch {
    return 0;
  }
}

/**
 * Milliseconds on a core that a process and its children have had so far: of PostgreSQL with every backend, the writer
 * of its log and its other helpers, also those that have ended.
 */
export const cpuTime = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, one) => sum + ownTime(one), timeOfEnded(pid)) / 1e6;

/** Megabytes of memory that a process holds. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
