import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { App } from './app.tsx';
import { attachClicks, attachUnlock, sound } from './audio/index.ts';
import { mountApp } from './program/mount-app.tsx';
import { onSignedOut, updateSlice } from './session/session-store.ts';
import { replaceMissingPictures } from './ui/pictures/missing-picture.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
replaceMissingPictures();
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
      <App />
    </StrictMode>,
  );
});
