import {
  mayCall,
  needsVerified,
  PERMISSIONS,
  type Permission,
} from '@five/shared/auth/permissions';
import { ROLES, type Role } from '@five/shared/auth/roles';
import type { PermissionAction, PermissionSubject } from '../locales/fr-pages.ts';

/** Actions on one subject that are allowed for the same roles. */
export interface PermissionRow {
  acts: readonly PermissionAction[];
  roles: readonly Role[];
  /** Whether players need a verified e-mail for these actions. */
  verified: boolean;
}

/**
 * The permission table, grouped by subject; actions that are allowed for the same roles share a
 * line.
 */
export function permissionsBySubject(): { subject: PermissionSubject; lines: PermissionRow[] }[] {
  return grouped(permissions(), subjectOf).map(([subject, of]) => ({
    subject,
    lines: grouped(of, peopleOf).map(([, same]) => rowOf(same)),
  }));
}

function rowOf(same: readonly Permission[]): PermissionRow {
  return {
    acts: same.map(actionOf),
    roles: ROLES.filter((role) => same.every((permission) => mayCall(role, permission))),
    verified: same.some(isVerifiedOnly),
  };
}

/** Groups items by a key; the groups are in the order of their first item. */
function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): [Key, Item[]][] {
  return [...new Set(items.map(keyOf))].map((key) => [
    key,
    items.filter((item) => keyOf(item) === key),
  ]);
}

const isPermission = (text: string): text is Permission => Object.hasOwn(PERMISSIONS, text);
const permissions = (): Permission[] => Object.keys(PERMISSIONS).filter(isPermission);
const isVerifiedOnly = (permission: Permission) =>
  ROLES.some((role) => mayCall(role, permission) && needsVerified(role, permission));
const peopleOf = (permission: Permission) =>
  [...PERMISSIONS[permission], isVerifiedOnly(permission)].join();

/** Splits the name of a permission into subject and action. */
const partsOf = (permission: Permission) =>
  permission.split('.') as [PermissionSubject, PermissionAction];
const subjectOf = (permission: Permission) => partsOf(permission)[0];
const actionOf = (permission: Permission) => partsOf(permission)[1];
