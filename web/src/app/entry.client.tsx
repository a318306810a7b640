import { dirOf, localeOfPath } from '@five/shared/locales/locale';
import { timeoutManager } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { matchRoutes } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { showAlert } from '../platform/alerts.ts';
import { reloadOnChunkError } from '../platform/chunk-reload.ts';
import { createI18n } from '../platform/i18n.ts';
import { preferredPath } from '../platform/locale.ts';
import { SharedTimers } from '../platform/shared-timers.ts';
import { reportUnhandledErrors } from '../platform/report-unhandled-errors.ts';
import { readCookies } from '../platform/storage.ts';
import { showToast } from '../platform/toasts.ts';
import { nextTask } from '../platform/idle-queue.ts';
import { keepRoutesOfLocale } from './locale-routes.ts';

declare global {
  interface Window {
    /**
     * Pending until the files of a built page have loaded (`tools/inline-css.mjs`); on other pages
     * they are loaded before this script.
     */
    pageIsHere?: Promise<void>;
  }
}

const redirectTarget = preferredPath(location, readCookies());
if (redirectTarget) location.replace(redirectTarget);
// Modules that import this file must not wait for it, because it waits for them.
else void hydrate();

async function hydrate(): Promise<void> {
  const locale = localeOfPath(location.pathname);
  // The fallback page is French, and hydration does not change the attributes of <html>.
  Object.assign(document.documentElement, { lang: locale, dir: dirOf(locale) });
  timeoutManager.setTimeoutProvider(new SharedTimers());
  const i18n = await createI18n(locale, location.pathname);
  await window.pageIsHere;
  keepRoutesOfLocale(locale);
  // The router matches the path against all pages when it is created; this call prepares the match
  // in an earlier task.
  matchRoutes([{ path: '*' }], location.pathname);
  await nextTask();
  // `hydrateRoot` is in the React file, which is loaded by now and is evaluated in a task of its
  // own.
  const { hydrateRoot } = await import('react-dom/client');
  await nextTask();
  reportUnhandledErrors();
  reloadOnChunkError({
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
