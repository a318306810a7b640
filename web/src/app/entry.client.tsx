import { dirOf, localeOfPath } from '@five/shared/locales/locale';
import { timeoutManager } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { matchRoutes } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { showAlert } from '../platform/alerts.ts';
import { guardChunkLoads } from '../platform/chunk-reload.ts';
import { createI18n } from '../platform/i18n.ts';
import { preferredPath } from '../platform/locale.ts';
import { SharedTimers } from '../platform/shared-timers.ts';
import { tellOfSlips } from '../platform/slips.ts';
import { readCookies } from '../platform/storage.ts';
import { showToast } from '../platform/toasts.ts';
import { nextTask } from '../platform/turns.ts';
import { keepRoutesOf } from './own-routes.ts';

declare global {
  interface Window {
    /** Until the files of a built page have come (`tools/lighten.mjs`); a page that is not built has them before it has this one. */
    pageIsHere?: Promise<void>;
  }
}

const elsewhere = preferredPath(location, readCookies());
if (elsewhere) location.replace(elsewhere);
else void hydrate(); // whoever imports this file must not wait for it: it waits for them

async function hydrate(): Promise<void> {
  const locale = localeOfPath(location.pathname);
  // The fallback page is written in French: hydration would leave the attributes of <html> as they are.
  Object.assign(document.documentElement, { lang: locale, dir: dirOf(locale) });
  timeoutManager.setTimeoutProvider(new SharedTimers());
  const i18n = await createI18n(locale, location.pathname);
  await window.pageIsHere;
  keepRoutesOf(locale);
  // The router tries the path on all pages as it is made: what it does for that is loaded in a task before.
  matchRoutes([{ path: '*' }], location.pathname);
  await nextTask();
  // Lies in the file of React that is there by now, and is made in a task of its own.
  const { hydrateRoot } = await import('react-dom/client');
  await nextTask();
  tellOfSlips();
  guardChunkLoads({
    onRefused: () => showAlert({ status: 'error', message: i18n.t('error.stale') }),
    onAway: () => showToast({ status: 'error', message: i18n.t('error.away') }),
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter />
        </I18nextProvider>
      </StrictMode>,
    );
  });
}
