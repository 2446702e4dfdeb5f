import { createElement, type FunctionComponent, type ReactNode, use, useEffect, useState } from 'react';
import { loadChunk } from '../../ui/loading/load-chunk.ts';

type Late = typeof import('./late-popups.ts');

let popups: Late | null = null;
let coming: Promise<Late> | null = null;
/** Fetches the code of the popups that no first decision meets. What failed is fetched again the next time. */
export function preloadPopups(): Promise<Late> {
  coming ??= loadChunk('Popups', () => import('./late-popups.ts')).then(
    (module) => {
      popups = module;
      return module;
    },
    (error: unknown) => {
      coming = null;
      throw error;
    },
  );
  return coming;
}

/** A part of the bare map that comes with the popups; where they do not come, the map does without it. */
const onceThere = <Name extends keyof Late>(name: Name) =>
  function LatePart(props: Parameters<Late[Name]>[0]): ReactNode {
    const [late, setLate] = useState(popups);
    useEffect(() => void preloadPopups().then(setLate, () => undefined), []);
    return late === null ? null : createElement(late[name] as FunctionComponent<typeof props>, props);
  };

/** The way to the month's board. */
export const PlanWay = onceThere('PlanBar');
/** What the months of the group have left in the town. */
export const StreetWay = onceThere('Street');

/** Waits only where the code is not there yet: a popup that is there shows at once, with its focus. */
export const late = <Name extends keyof Late>(name: Name) =>
  function LatePopup(props: Parameters<Late[Name]>[0]): ReactNode {
    return createElement((popups ?? use(preloadPopups()))[name] as FunctionComponent<typeof props>, props);
  };
