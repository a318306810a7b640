import { DEFAULT_LOCALE, localeOfPath, localizePath } from '@five/shared/locales/locale';
import { OFFLINE_SHELL } from '@five/shared/platform/offline-shell';
import { endPushes, showPushes } from './pushes.ts';
import { startWorker } from './start.ts';

const TICKETS = '/account/reservations/list';

startWorker({
  name: 'site',
  keptPaths: /^\/api\/(bookings_my_reservations|waiting|matches\/[\w-]+)$/,
  checkedPaths: /^\/api\/auth\/field\/user$/,
  offlinePages: /^(\/(en|ar))?\/(account(\/reservations\/list)?|m\/[\w-]+)\/?$/,
  shellOf: (pathname) => localizePath(OFFLINE_SHELL, localeOfPath(pathname)),
  insteadOf: (pathname) =>
    localizePath(pathname, DEFAULT_LOCALE) === '/'
      ? localizePath(TICKETS, localeOfPath(pathname))
      : null,
  onSessionEnd: endPushes,
});
showPushes();
