import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { registerWorker } from './program/register-worker.ts';
import { drawMissingPictures } from './ui/missing-picture.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
drawMissingPictures();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
registerWorker();
