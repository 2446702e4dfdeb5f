import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { refused } from '@consorcio/contract/kept';
import { BASE_PATH, PATHS, withoutBase } from '@consorcio/contract/wire';
import { toastCopy } from '@consorcio/copy/first-screens';
import { StrictMode } from 'react';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { attachClicks, attachUnlock, sound } from './audio/index.ts';
import { mountApp } from './program/mount-app.tsx';
import { onSignedOut, updateSlice } from './session/session-store.ts';
import { toast } from './ui/notices/toast.ts';
import { replaceMissingPictures } from './ui/pictures/missing-picture.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
replaceMissingPictures();
void refused.then(() => {
  /* There it stands on the page. */
  if (withoutBase(location.pathname) !== PATHS.play) toast.tell(toastCopy.forgetful);
});
attachUnlock(sound);
attachClicks(sound);
sound.listen((event) => {
  if (event.type === 'current') updateSlice('audio', { currentBGM: event.name });
});
onSignedOut(() => sound.leave());
/* In a microtask, not at module level: error stacks then need not map this whole file. */
queueMicrotask(() => {
  mountApp(
    root,
    <StrictMode>
      <Router base={BASE_PATH}>
        <App />
      </Router>
    </StrictMode>,
  );
});
