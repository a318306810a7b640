import { useQueryClient } from '@tanstack/react-query';
import { useLogout, useTranslate } from 'ra-core';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DeskLive } from '../desk/desk-live.tsx';
import { ignoreHeldEnter } from '../platform/held-keys.ts';
import { useOurLocale, useSay } from '../platform/i18n.ts';
import { SESSION_ENDED } from '../platform/query-client.ts';
import { noteSessionEnd } from '../platform/session.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { PageLoading } from '../ui/page-loading.tsx';
import { TopBar } from './top-bar.tsx';
import { Broken } from './broken.tsx';
import { NoMail } from './no-mail.tsx';
import { Rail } from './rail.tsx';
import css from './shell.module.css';

/** Top bar, navigation, and the page in the rest; nothing overlaps the page. */
export function Shell({ children }: { children: ReactNode }) {
  const say = useSay();
  const translate = useTranslate();
  const { pathname } = useLocation();
  useSignOutWhenSessionEnds();
  useEffect(ignoreHeldEnter, []);
  useReadAgainInNewLanguage();
  return (
    <DeskLive>
      <div className={css['shell']}>
        <a className={css['skip']} href="#main-content">
          {translate('ra.navigation.skip_nav')}
        </a>
        <TopBar />
        <NoMail />
        <Rail />
        <main id="main-content" tabIndex={-1}>
          <ErrorBoundary fallback={<Broken />} subject={pathname}>
            <Suspense fallback={<PageLoading label={say('panel.loading')} />}>{children}</Suspense>
          </ErrorBoundary>
        </main>
      </div>
    </DeskLive>
  );
}

function useSignOutWhenSessionEnds(): void {
  const logout = useLogout();
  useEffect(() => {
    const leave = () => {
      noteSessionEnd();
      void logout({}, '/login');
    };
    window.addEventListener(SESSION_ENDED, leave);
    return () => window.removeEventListener(SESSION_ENDED, leave);
  }, [logout]);
}

/** Refetches after a language change, because the API's sentences are in the request's language. */
function useReadAgainInNewLanguage(): void {
  const client = useQueryClient();
  const locale = useOurLocale();
  const read = useRef(locale);
  useEffect(() => {
    if (read.current === locale) return;
    read.current = locale;
    void client.invalidateQueries();
  }, [client, locale]);
}
