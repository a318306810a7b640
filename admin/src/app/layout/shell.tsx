import { useQueryClient } from '@tanstack/react-query';
import { useLogout, useTranslate } from 'ra-core';
import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { DeskLiveProvider } from '../../desk/desk-live.tsx';
import { useOfflineBoard } from '../../desk/use-offline-board.ts';
import { ignoreRepeatedEnter } from '../../platform/forms/repeated-enter.ts';
import { useAppLocale, useTypedTranslate } from '../../platform/texts/i18n.ts';
import { noteSessionEnd, SESSION_ENDED } from '../../platform/requests/session.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { TopBar } from './top-bar.tsx';
import { CrashScreen } from '../crash-screen.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { NoMailNotice } from './no-mail-notice.tsx';
import { Rail } from './rail.tsx';
import { usePrefetch } from './use-prefetch.ts';
import css from './shell.module.css';

/**
 * Layout of the back-office: top bar, navigation, and the page in the remaining space. Nothing
 * overlaps the page.
 */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTypedTranslate();
  const translate = useTranslate();
  const { pathname } = useLocation();
  useSignOutWhenSessionEnds();
  useOfflineBoard();
  usePrefetch();
  useEffect(ignoreRepeatedEnter, []);
  useReadAgainInNewLanguage();
  const main = useTopOfNewPage(pathname);
  return (
    <DeskLiveProvider>
      <div className={css['shell']}>
        <a className={css['skip']} href="#main-content">
          {translate('ra.navigation.skip_nav')}
        </a>
        <TopBar />
        <div className={css['notices']}>
          <DraftNotice />
          <NoMailNotice />
        </div>
        <Rail />
        <main id="main-content" ref={main} tabIndex={-1}>
          <ErrorBoundary fallback={<CrashScreen />} subject={pathname}>
            <Suspense fallback={<PageLoading label={t('panel.loading')} />}>{children}</Suspense>
          </ErrorBoundary>
        </main>
      </div>
    </DeskLiveProvider>
  );
}

/**
 * Scrolls to the top of a page that a link has opened: the pages share one scrolling element. Going
 * back in the history leaves the position alone.
 */
function useTopOfNewPage(pathname: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const goesBack = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    if (!goesBack) main.current?.scrollTo(0, 0);
  }, [pathname, goesBack]);
  return main;
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

/**
 * Refetches all queries after a language change, because the API returns its messages in the
 * request's language.
 */
function useReadAgainInNewLanguage(): void {
  const client = useQueryClient();
  const locale = useAppLocale();
  const read = useRef(locale);
  useEffect(() => {
    if (read.current === locale) return;
    read.current = locale;
    void client.invalidateQueries();
  }, [client, locale]);
}
