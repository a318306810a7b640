import { dirOf, localeOfPath } from '@five/shared/locales/locale';
import { TEXT_PREVIEW } from '@five/shared/platform/site-texts/text-preview';
import { timeoutManager } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { matchRoutes } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { showAlert } from '../platform/messages/alerts.ts';
import { reloadOnChunkError } from '../platform/requests/chunk-reload.ts';
import { publicData } from '../platform/requests/public-data.ts';
import { ownTexts } from '../platform/texts/own-texts.ts';
import { createI18n } from '../platform/texts/i18n.ts';
import { preferredPath } from '../platform/texts/locale.ts';
import { hiddenAtStart } from '../platform/page/hidden-pages.ts';
import { SharedTimers } from '../platform/requests/shared-timers.ts';
import { reportUnhandledErrors } from '../platform/messages/report-unhandled-errors.ts';
import { readCookies } from '@five/client/browser/storage';
import { showToast } from '../platform/messages/toasts.ts';
import { nextTask } from '../platform/page/idle-queue.ts';
import { keepRoutesOfPage } from './locale-routes.ts';

declare global {
  interface Window {
    /**
     * On a prerendered page, a promise that resolves when the page's files have loaded
     * (`tools/inline-css.mjs`). It is undefined on other pages, whose files are loaded before this
     * script.
     */
    pageIsHere?: Promise<void>;
  }
}

const redirectTarget = preferredPath(location, readCookies());
if (redirectTarget) location.replace(redirectTarget);
// `hydrate` is not awaited: the modules that it waits for import this file, and would otherwise
// wait for it in turn.
else void hydrate();

async function hydrate(): Promise<void> {
  const locale = localeOfPath(location.pathname);
  // The attributes are set here, because the fallback page is French and hydration does not change
  // the attributes of <html>.
  Object.assign(document.documentElement, { lang: locale, dir: dirOf(locale) });
  timeoutManager.setTimeoutProvider(new SharedTimers());
  const i18n = await createI18n(locale, location.pathname, {
    brand: nameInPage(),
    texts: ownTexts(publicData('texts') ?? {}),
  });
  await window.pageIsHere;
  keepRoutesOfPage(locale, hiddenAtStart());
  // Creating the router matches the path against all routes. This call runs the same code for a
  // single route in an earlier task, so that the browser has prepared the code by then.
  matchRoutes([{ path: '*' }], location.pathname);
  await nextTask();
  // `hydrateRoot` is in the React chunk, which is already loaded. The import still evaluates the
  // module, which gets a separate task.
  const { hydrateRoot } = await import('react-dom/client');
  await nextTask();
  reportUnhandledErrors();
  reloadOnChunkError({
    onRefused: () => showAlert({ status: 'error', message: i18n.t('error.stale') }),
    onAway: () => showToast({ status: 'error', message: i18n.t('error.away') }),
  });
  if (location.search === TEXT_PREVIEW) void receiveTexts(i18n);
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

/** Shows the texts that the back-office sends to a page in its preview. */
async function receiveTexts(i18n: Awaited<ReturnType<typeof createI18n>>): Promise<void> {
  const preview = await import('./text-preview.ts');
  preview.receiveTexts(i18n);
}

/**
 * The name of the venue that the server has written into this page, so that hydration finds the
 * same text. It is also there when the page has no data of the venue.
 */
function nameInPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
}
