import '@consorcio/look/faces.css';
import '@consorcio/look/tokens.css';
import '@consorcio/look/reset.css';
import '@consorcio/look/things.css';
import '@consorcio/look/layouts.css';
import '@consorcio/look/checkbox.css';
import '@consorcio/look/forced.css';
import { refused } from '@consorcio/contract/kept';
import { BASE_PATH, IS_ON_DEVICE, PATHS, pathHere } from '@consorcio/contract/wire';
import { toastCopy } from '@consorcio/copy/first-screens';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { attachClicks, attachUnlock, sound } from './audio/index.ts';
import { keepInstallOffer } from './program/install-offer.ts';
import { loadFar } from './routes.tsx';
import { onSignedOut, updateSlice } from './session/session-store.ts';
import { toast } from './ui/notices/toast.ts';
import { replaceMissingPictures } from './ui/pictures/served.ts';
import { attachSecondTaps } from './ui/second-tap.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
attachSecondTaps();
replaceMissingPictures();
keepInstallOffer();
void refused.then(() => {
  /* There it stands on the page. */
  if (pathHere() !== PATHS.play) toast.tell(toastCopy.forgetful);
});
attachUnlock(sound);
attachClicks(sound);
sound.listen((event) => {
  if (event.type === 'current') updateSlice('audio', { currentBGM: event.name });
});
onSignedOut(() => sound.leave());
/* In a microtask, not at module level: error stacks then need not map this whole file. */
queueMicrotask(async () => {
  if (IS_ON_DEVICE) await (await loadFar()).loadHome();
  mountApp(
    root,
    <StrictMode>
      <Router {...(globalThis.hashAddress ?? { base: BASE_PATH })}>
        <App />
      </Router>
    </StrictMode>,
  );
});

/**
 * Mounts the program. A page that was prerendered for this visitor and this path is hydrated; any other content is
 * replaced. program/head-script.ts has decided which of the two it is. Hydration is a transition, so that it does not
 * block input.
 */
function mountApp(root: HTMLElement, program: ReactNode): void {
  const { dataset } = document.documentElement;
  if (root.firstElementChild !== null && dataset.blank === undefined) {
    startTransition(() => void hydrateRoot(root, program));
    return;
  }
  root.replaceChildren();
  delete dataset.blank;
  createRoot(root).render(program);
}
