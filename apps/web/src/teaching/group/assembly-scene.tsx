import type { ReplyOf } from '@consorcio/contract';
import { lazy, Suspense } from 'react';

/** What the map knows of the month's assembly. */
export interface AssemblyProps {
  readonly current: ReplyOf<'stageCurrent'>;
  readonly minutes: {
    readonly assembly: ReplyOf<'group'>['assemblies'][number];
    readonly quotas: number;
    readonly waiting: number;
  };
}

const load = () => import('./assembly-people.tsx');
const People = lazy(() => load().then(({ AssemblyPeople }) => ({ default: AssemblyPeople })));
const Sums = lazy(() => load().then(({ AssemblySums }) => ({ default: AssemblySums })));

/** Fetches the part with the people's names and faces before it is shown. */
export const preloadAssembly = (): Promise<unknown> => load();

/** Who bid and how much, and who was drawn: for the picture's place in a popup. */
export const AssemblyScene = (props: AssemblyProps) => (
  <Suspense>
    <People {...props} />
  </Suspense>
);

/** The group's pot and how many wait, in one line. */
export const AssemblyFigures = (props: AssemblyProps) => (
  <Suspense>
    <Sums {...props} />
  </Suspense>
);
