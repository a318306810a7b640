import './app/fonts.css';
import './app/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { prefetchPages } from './app/main-layout.tsx';
import { reloadOnUserChange } from './platform/session.ts';

const BASE = import.meta.env.BASE_URL;
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// Corrects a missing or doubled slash in the address: the server accepts it, but the router would
// not match it after sign-in.
const address = `${location.pathname}/` === BASE ? BASE : location.pathname.replace(/\/{2,}/g, '/');
if (address !== location.pathname) history.replaceState(null, '', address + location.search);

reloadOnUserChange();

// A data router can block navigation, so that a page with unsaved input can require a confirmation.
const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: BASE });

createRoot(root).render(
  <StrictMode>
    {/* Transitions are disabled: react-admin signs out synchronously, and a deferred location
        change would make it sign out repeatedly. */}
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
);

void prefetchPages();
