import {
  mayCall,
  needsVerified,
  PERMISSIONS,
  type Permission,
} from '@five/shared/auth/permissions';
import { ROLES, type Role } from '@five/shared/auth/roles';
import type { PermissionAction, PermissionSubject } from '../locales/administration.ts';

/** Actions on one subject that the same roles may perform. */
export interface PermissionRow {
  acts: readonly PermissionAction[];
  roles: readonly Role[];
  /** Players need a verified e-mail. */
  verified: boolean;
}

/** The permission table by subject; actions with the same roles share a line. */
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

/** Groups in order of first occurrence. */
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

/** A permission name consists of subject and action. */
const partsOf = (permission: Permission) =>
  permission.split('.') as [PermissionSubject, PermissionAction];
const subjectOf = (permission: Permission) => partsOf(permission)[0];
const actionOf = (permission: Permission) => partsOf(permission)[1];
