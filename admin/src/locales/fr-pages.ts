import type { Permission } from '@five/shared/auth/permissions';
import academy from './fr/pages/academy.json' with { type: 'json' };
import audit from './fr/pages/audit.json' with { type: 'json' };
import customers from './fr/pages/customers.json' with { type: 'json' };
import medias from './fr/pages/medias.json' with { type: 'json' };
import notices from './fr/pages/notices.json' with { type: 'json' };
import pricings from './fr/pages/pricings.json' with { type: 'json' };
import reports from './fr/pages/reports.json' with { type: 'json' };
import settings from './fr/pages/settings.json' with { type: 'json' };
import tables from './fr/pages/tables.json' with { type: 'json' };
import tournaments from './fr/pages/tournaments.json' with { type: 'json' };
import users from './fr/pages/users.json' with { type: 'json' };

type Parts<Name> = Name extends `${infer Subject}.${infer Action}`
  ? { subject: Subject; action: Action }
  : never;
/** The first half of a permission's name: `bookings` of `bookings.cancel`. */
export type PermissionSubject = Parts<Permission>['subject'];
/** The second half of a permission's name: `cancel` of `bookings.cancel`. */
export type PermissionAction = Parts<Permission>['action'];

/**
 * Requires a name for each half of every permission. If a name is missing, the code does not
 * compile.
 */
interface Named {
  rights: { subjects: Record<PermissionSubject, string>; acts: Record<PermissionAction, string> };
}

/**
 * The French texts of lists, forms, reports, the audit trail and the accounts. They are loaded with
 * the first page that is not the board.
 */
export const texts = {
  ...academy,
  ...audit,
  ...customers,
  ...medias,
  ...notices,
  ...pricings,
  ...reports,
  ...settings,
  ...tables,
  ...tournaments,
  ...users,
} satisfies Named;
