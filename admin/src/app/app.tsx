import { dirOf } from '@five/shared/locales/locale';
import { CacheProvider } from '@emotion/react';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Admin, Resource } from 'react-admin';
import { bookings } from '../bookings/index.ts';
import { DayBoard } from '../desk/day-board.tsx';
import { authProvider } from '../platform/auth-provider.ts';
import { dataProvider } from '../platform/data-provider.ts';
import { deskStore } from '../platform/desk-store.ts';
import { turnDocument } from '../platform/direction.ts';
import { asLocale, i18nOf } from '../platform/i18n.ts';
import { makeQueryClient } from '../platform/query-client.ts';
import { Broken } from './broken.tsx';
import { Login } from './login.tsx';
import { NotFound } from './not-found.tsx';
import { Shell } from './shell.tsx';
import { cacheOf, themeOf } from './theme.ts';
import { Toast } from './toast.tsx';

const readLocale = () => asLocale(deskStore.getItem('locale'));
const i18nProvider = i18nOf(readLocale());
turnDocument(readLocale());

/** The table of contents: a line per room. */
export function App() {
  const locale = useSyncExternalStore((changed) => deskStore.subscribe('locale', changed), readLocale);
  const [queryClient] = useState(makeQueryClient);
  useLayoutEffect(() => turnDocument(locale), [locale]);
  const direction = dirOf(locale);
  return (
    <CacheProvider value={cacheOf[direction]}>
      <Admin
        authProvider={authProvider}
        catchAll={NotFound}
        dashboard={DayBoard}
        darkTheme={null}
        dataProvider={dataProvider}
        disableTelemetry
        error={Broken}
        i18nProvider={i18nProvider}
        layout={Shell}
        loginPage={Login}
        notification={Toast}
        queryClient={queryClient}
        requireAuth
        store={deskStore}
        theme={themeOf(direction)}
      >
        <Resource {...bookings} />
      </Admin>
    </CacheProvider>
  );
}
