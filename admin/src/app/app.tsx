import { dirOf } from '@five/shared/locales/locale';
import { CacheProvider } from '@emotion/react';
import { CssBaseline, ThemeProvider } from '@mui/material';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, type I18nProvider, Resource } from 'ra-core';
import { Suspense, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { authProvider } from '../platform/requests/auth-provider.ts';
import { dataProvider } from '../platform/requests/data-provider.ts';
import { preferencesStore } from '../platform/page/preferences-store.ts';
import { setDocumentDirection, createI18nProvider, chosenLocale } from '../platform/texts/i18n.ts';
import { createQueryClient } from '@five/client/query-client';
import { CrashScreen } from './crash-screen.tsx';
import { DayBoard, MainLayout, LayoutLoading } from './layout/main-layout.tsx';
import { Login, NO_CREDENTIALS, TypedCredentials } from './login.tsx';
import { NotFound } from './not-found.tsx';
import { resources } from './resources.ts';
import { cacheOf, themeOf } from './theme.ts';
import { Route } from 'react-router-dom';
import { lazyWithPrefetch } from '../platform/page/lazy-with-prefetch.tsx';
import { Toast } from './layout/toast.tsx';

const AccessLinkPage = lazyWithPrefetch(
  async () => (await import('./access-link-page.tsx')).AccessLinkPage,
);
/** The page for colleagues without a session, outside of the layout. */
const ACCESS_LINK = (
  <Suspense fallback={null}>
    <AccessLinkPage />
  </Suspense>
);

const readLocale = () => chosenLocale(preferencesStore.getItem('locale'), navigator.languages);
setDocumentDirection(readLocale());

/** Loads the texts with which the back-office starts. */
export const loadTexts = () => createI18nProvider(readLocale());

/**
 * Root component of the back-office. Of all pages, only the sign-in page is loaded with it. The
 * code of the board, the lists and the forms is loaded later.
 */
export function App({ i18nProvider }: { i18nProvider: I18nProvider }) {
  const locale = useSyncExternalStore(
    (changed) => preferencesStore.subscribe('locale', changed),
    readLocale,
  );
  const [queryClient] = useState(() => createQueryClient(0, 'wait'));
  useLayoutEffect(() => setDocumentDirection(locale), [locale]);
  const credentials = useState(NO_CREDENTIALS);
  const direction = dirOf(locale);
  return (
    <CacheProvider value={cacheOf[direction]}>
      <TypedCredentials value={credentials}>
        <CoreAdminContext
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          store={preferencesStore}
        >
          <ThemeProvider theme={themeOf[direction]}>
            <CssBaseline enableColorScheme />
            <CoreAdminUI
              catchAll={NotFound}
              dashboard={DayBoard}
              disableTelemetry
              error={CrashScreen}
              layout={MainLayout}
              loading={LayoutLoading}
              loginPage={Login}
              requireAuth
            >
              <CustomRoutes noLayout>
                <Route path="/access_link" element={ACCESS_LINK} />
              </CustomRoutes>
              {resources.map((resource) => (
                <Resource key={resource.name} {...resource} />
              ))}
            </CoreAdminUI>
            <Toast />
          </ThemeProvider>
        </CoreAdminContext>
      </TypedCredentials>
    </CacheProvider>
  );
}
