import type { Permission } from '@five/shared/auth/permissions';
import auditAr from './ar/pages/audit.json' with { type: 'json' };
import reportsAr from './ar/pages/reports.json' with { type: 'json' };
import usersAr from './ar/pages/users.json' with { type: 'json' };
import auditEn from './en/pages/audit.json' with { type: 'json' };
import reportsEn from './en/pages/reports.json' with { type: 'json' };
import usersEn from './en/pages/users.json' with { type: 'json' };
import auditFr from './fr/pages/audit.json' with { type: 'json' };
import reportsFr from './fr/pages/reports.json' with { type: 'json' };
import usersFr from './fr/pages/users.json' with { type: 'json' };

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
 * The French texts of the reports, the audit trail and the accounts. They are loaded with the first
 * page that needs them.
 */
export const administrationFr = { ...auditFr, ...reportsFr, ...usersFr } satisfies Named;

/** The type of the English and Arabic texts: they must have the same keys as the French texts. */
export type AdministrationTexts = typeof administrationFr;

export const administrationEn: AdministrationTexts = { ...auditEn, ...reportsEn, ...usersEn };
export const administrationAr: AdministrationTexts = { ...auditAr, ...reportsAr, ...usersAr };
