import { dirOf } from '@five/shared/locales/locale';
import { CacheProvider } from '@emotion/react';
import { CssBaseline, ThemeProvider } from '@mui/material';
import { CoreAdminContext, CoreAdminUI, Resource } from 'ra-core';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { audit } from '../audit/index.ts';
import { bookings } from '../bookings/index.ts';
import { chats } from '../community/chats/index.ts';
import { discussions, reports } from '../community/moderation/index.ts';
import { cashSessions } from '../payments/cash/index.ts';
import { bankLines } from '../payments/transfers/index.ts';
import { authProvider } from '../platform/auth-provider.ts';
import { dataProvider } from '../platform/data-provider.ts';
import { deskStore } from '../platform/desk-store.ts';
import { turnDocument } from '../platform/direction.ts';
import { i18nOf } from '../platform/i18n.ts';
import { chosenLocale } from '../platform/locale.rules.ts';
import { makeQueryClient } from '../platform/query-client.ts';
import { pricingWeek } from '../pricings/pricing-week.ts';
import { reports as venueReports } from '../reports/index.ts';
import { outsideHours, venue } from '../settings/index.ts';
import { subscriptions } from '../subscriptions/index.ts';
import { users } from '../users/index.ts';
import { Broken } from './broken.tsx';
import { centre } from './centre.ts';
import { DayBoard, Frame, Opening } from './frame.tsx';
import { Login } from './login.tsx';
import { NotFound } from './not-found.tsx';
import { tables } from './tables.ts';
import { cacheOf, themeOf } from './theme.ts';
import { Toast } from './toast.tsx';

const readLocale = () => chosenLocale(deskStore.getItem('locale'), navigator.languages);
const i18nProvider = i18nOf(readLocale());
turnDocument(readLocale());

/** The table of contents: a line per room. What lists and forms need comes with them; this much is the sign-in and the way in. */
export function App() {
  const locale = useSyncExternalStore((changed) => deskStore.subscribe('locale', changed), readLocale);
  const [queryClient] = useState(makeQueryClient);
  useLayoutEffect(() => turnDocument(locale), [locale]);
  const direction = dirOf(locale);
  return (
    <CacheProvider value={cacheOf[direction]}>
      <CoreAdminContext authProvider={authProvider} dataProvider={dataProvider} i18nProvider={i18nProvider} queryClient={queryClient} store={deskStore}>
        <ThemeProvider theme={themeOf[direction]}>
          <CssBaseline enableColorScheme />
          <CoreAdminUI catchAll={NotFound} dashboard={DayBoard} disableTelemetry error={Broken} layout={Frame} loading={Opening} loginPage={Login} requireAuth>
            <Resource {...bookings} />
            <Resource {...subscriptions} />
            <Resource {...cashSessions} />
            <Resource {...bankLines} />
            <Resource {...chats} />
            <Resource {...reports} />
            <Resource {...discussions} />
            <Resource {...venueReports} />
            <Resource {...users} />
            <Resource {...audit} />
            <Resource {...centre} />
            <Resource {...pricingWeek} />
            <Resource {...venue} />
            <Resource {...outsideHours} />
            {Object.values(tables).map((table) => (
              <Resource key={table.name} {...table} />
            ))}
          </CoreAdminUI>
          <Toast />
        </ThemeProvider>
      </CoreAdminContext>
    </CacheProvider>
  );
}
