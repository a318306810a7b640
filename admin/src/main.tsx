import './app/fonts.css';
import './app/base.css';
import type { I18nProvider } from 'ra-core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App, loadTexts } from './app/app.tsx';
import { prefetchBoard } from './app/layout/main-layout.tsx';
import { reloadOnUserChange } from './platform/requests/session.ts';

const BASE = import.meta.env.BASE_URL;
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// Corrects a missing or doubled slash in the address: the server accepts it, but the router would
// not match it after sign-in.
const address = `${location.pathname}/` === BASE ? BASE : location.pathname.replace(/\/{2,}/g, '/');
if (address !== location.pathname) history.replaceState(null, '', address + location.search);

reloadOnUserChange();

function render(container: HTMLElement, i18nProvider: I18nProvider): void {
  // A data router can block navigation, so that a page with unsaved input can require a
  // confirmation.
  const router = createBrowserRouter(
    [{ path: '*', element: <App i18nProvider={i18nProvider} /> }],
    { basename: BASE },
  );
  createRoot(container).render(
    <StrictMode>
      {/* Transitions are disabled: react-admin signs out synchronously, and a deferred location
          change would make it sign out repeatedly. */}
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>,
  );
}

// The texts are requested first. The code of the board uses the line while they are on the way.
const texts = loadTexts();
void prefetchBoard();
void texts.then((i18nProvider) => render(root, i18nProvider));
