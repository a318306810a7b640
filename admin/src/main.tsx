import './app/fonts.css';
import './app/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    {/* Not as a transition: react-admin signs out in one breath, and a late address would have it sign out again and again. */}
    <BrowserRouter basename="/admin" useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
