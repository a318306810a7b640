import './app/fonts.css';
import './app/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { fetchRest } from './app/frame.tsx';
import { followSession } from './platform/session.ts';

const BASE = import.meta.env.BASE_URL;
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// The same address without its last slash, or with one too many, is known to the server and not to the router, which after the sign-in would go nowhere.
const address = `${location.pathname}/` === BASE ? BASE : location.pathname.replace(/\/{2,}/g, '/');
if (address !== location.pathname) history.replaceState(null, '', address + location.search);

followSession();

// A router that can hold a way back: a page with something unsaved asks before it is left.
const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: BASE });

createRoot(root).render(
  <StrictMode>
    {/* Not as a transition: react-admin signs out in one breath, and a late address would have it sign out again and again. */}
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
);

void fetchRest();
