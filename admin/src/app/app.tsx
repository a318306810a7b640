import { dirOf } from '@five/shared/locales/locale';
import { CacheProvider } from '@emotion/react';
import { CssBaseline, ThemeProvider } from '@mui/material';
import { CoreAdminContext, CoreAdminUI, Resource } from 'ra-core';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { authProvider } from '../platform/auth-provider.ts';
import { dataProvider } from '../platform/data-provider.ts';
import { deskStore } from '../platform/desk-store.ts';
import { turnDocument } from '../platform/direction.ts';
import { i18nOf } from '../platform/i18n.ts';
import { chosenLocale } from '../platform/locale.rules.ts';
import { makeQueryClient } from '../platform/query-client.ts';
import { Broken } from './broken.tsx';
import { DayBoard, Frame, Opening } from './frame.tsx';
import { Login } from './login.tsx';
import { NotFound } from './not-found.tsx';
import { resources } from './resources.ts';
import { cacheOf, themeOf } from './theme.ts';
import { Toast } from './toast.tsx';

const readLocale = () => chosenLocale(deskStore.getItem('locale'), navigator.languages);
const i18nProvider = i18nOf(readLocale());
turnDocument(readLocale());

/** Loads only the sign-in page and the entry; lists and forms are loaded later. */
export function App() {
  const locale = useSyncExternalStore(
    (changed) => deskStore.subscribe('locale', changed),
    readLocale,
  );
  const [queryClient] = useState(makeQueryClient);
  useLayoutEffect(() => turnDocument(locale), [locale]);
  const direction = dirOf(locale);
  return (
    <CacheProvider value={cacheOf[direction]}>
      <CoreAdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={deskStore}
      >
        <ThemeProvider theme={themeOf[direction]}>
          <CssBaseline enableColorScheme />
          <CoreAdminUI
            catchAll={NotFound}
            dashboard={DayBoard}
            disableTelemetry
            error={Broken}
            layout={Frame}
            loading={Opening}
            loginPage={Login}
            requireAuth
          >
            {resources.map((resource) => (
              <Resource key={resource.name} {...resource} />
            ))}
          </CoreAdminUI>
          <Toast />
        </ThemeProvider>
      </CoreAdminContext>
    </CacheProvider>
  );
}
