/** The browser's way in. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startOffline } from './offline/offline.ts';
import { startSettings } from './settings/store.ts';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';

startSettings();
startOffline();
createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
