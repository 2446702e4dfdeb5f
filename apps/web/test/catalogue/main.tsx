import '@consorcio/look/faces.css';
import '@consorcio/look/tokens.css';
import '@consorcio/look/reset.css';
import '@consorcio/look/things.css';
import '@consorcio/look/sums.css';
import '@consorcio/look/layouts.css';
import '@consorcio/look/checkbox.css';
import '@consorcio/look/forced.css';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { AFTER, AfterPage } from './after-page.tsx';
import { CLASS_SHEETS, ClassSheetPage } from './class-sheet-page.tsx';
import { FiguresPage } from './figures-page.tsx';
import { MAPS, MapPage } from './map-page.tsx';
import { NOTE_PLACES, NotePage } from './note-page.tsx';
import { OVERLAYS } from './overlays.tsx';
import { PARTS } from './parts.tsx';
import { EXAMPLES } from './popup-examples.ts';
import { PopupPage } from './popup-page.tsx';
import { PROJECTOR_NAMES, ProjectorPage } from './projector-page.tsx';

/*
 * Development only: every part of `src/ui`, the map, every popup of its chart, the months after a letter, the printed sheet of a class, what may cover any screen, and the figures
 * that players are told, each at an address of its own (`catalogue.html#popup/payment`). Under `npm run dev` it stands at /catalogue.html; the built game
 * does not have it.
 */
const onHash = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};
const readHash = (): string => decodeURIComponent(location.hash.slice(1));

const PAGES: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  ...Object.entries(PARTS).map(([name, Part]) => [`part/${name}`, <Part key={name} />] as const),
  ...Object.keys(MAPS).map((name) => [`map/${name}`, <MapPage key={name} name={name} />] as const),
  ...Object.keys(AFTER).map((name) => [`after/${name}`, <AfterPage key={name} name={name} />] as const),
  ...PROJECTOR_NAMES.map((name) => [`projector/${name}`, <ProjectorPage key={name} name={name} />] as const),
  ...CLASS_SHEETS.map((name) => [`sheet/${name}`, <ClassSheetPage key={name} name={name} />] as const),
  ...NOTE_PLACES.map((place) => [`note/${place}`, <NotePage key={place} place={place} />] as const),
  ...Object.entries(EXAMPLES).map(
    ([name, example]) => [`popup/${name}`, <PopupPage key={name} example={example} />] as const,
  ),
  ...Object.entries(OVERLAYS).map(([name, Overlay]) => [`overlay/${name}`, <Overlay key={name} />] as const),
  ['figures', <FiguresPage key="figures" />],
]);

/** An idea over any popup, a projector of any class: those that are not listed are looked at by tests of their own. */
function unlisted(hash: string): ReactNode {
  const [kind, place] = hash.split('/');
  if (kind === 'projector' && place !== undefined) return <ProjectorPage key={place} name={place} />;
  return kind === 'note' && place !== undefined && place in EXAMPLES ? (
    <NotePage key={place} place={place} />
  ) : undefined;
}

function Catalogue() {
  const hash = useSyncExternalStore(onHash, readHash);
  const page = PAGES.get(hash) ?? unlisted(hash);
  /* Tells tests which entry stands there. */
  useEffect(() => {
    document.documentElement.dataset.entry = hash;
  }, [hash]);
  if (page !== undefined) return page;
  return (
    <main style={{ padding: '1.5rem' }}>
      <h1>Catálogo</h1>
      <ul>
        {[...PAGES.keys()].map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('catalogue.html has no #root');
createRoot(root).render(<Catalogue />);
