import { lazy, Suspense } from 'react';
import { partOf } from '../../ui/loading/load-chunk.ts';
import { PartComing } from '../../ui/loading/part-coming.tsx';
import type { AssemblyProps, PeopleProps } from './assembly-people.tsx';

const load = () => import('./assembly-people.tsx');
const People = lazy(partOf('AssemblyPeople', load));
const Sums = lazy(partOf('AssemblySums', load));

/** Fetches the part with the people's names and faces before it is shown. */
export const preloadAssembly = (): Promise<unknown> => load();

/** Who bid and how much, and who was drawn: for the picture's place in a popup. */
export const LazyAssemblyPeople = (props: PeopleProps) => (
  <Suspense fallback={<PartComing />}>
    <People {...props} />
  </Suspense>
);

/** The group's pot and how many wait, in one line. */
export const LazyAssemblySums = (props: AssemblyProps) => (
  <Suspense fallback={<PartComing />}>
    <Sums {...props} />
  </Suspense>
);
