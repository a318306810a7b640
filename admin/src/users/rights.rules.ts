import { mayCall, needsVerified, PERMISSIONS, type Permission } from '@five/shared/auth/permissions';
import { ROLES, type Role } from '@five/shared/auth/roles';
import type { PermissionAction, PermissionSubject } from '../locales/administration.ts';

/** Acts on one subject that the same people may do. */
export interface RightLine {
  acts: readonly PermissionAction[];
  roles: readonly Role[];
  /** Of a player only with a verified email. */
  verified: boolean;
}

/** The table that the API goes by, subject by subject; of a subject, what the same people may do is one line. */
export function rightsBySubject(): { subject: PermissionSubject; lines: RightLine[] }[] {
  return grouped(permissions(), subjectOf).map(([subject, of]) => ({ subject, lines: grouped(of, peopleOf).map(([, same]) => lineOf(same)) }));
}

function lineOf(same: readonly Permission[]): RightLine {
  return { acts: same.map(actOf), roles: ROLES.filter((role) => same.every((permission) => mayCall(role, permission))), verified: same.some(isVerifiedOnly) };
}

/** In the order in which each group is first met. */
function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): [Key, Item[]][] {
  return [...new Set(items.map(keyOf))].map((key) => [key, items.filter((item) => keyOf(item) === key)]);
}

const isPermission = (text: string): text is Permission => Object.hasOwn(PERMISSIONS, text);
const permissions = (): Permission[] => Object.keys(PERMISSIONS).filter(isPermission);
const isVerifiedOnly = (permission: Permission) => ROLES.some((role) => mayCall(role, permission) && needsVerified(role, permission));
const peopleOf = (permission: Permission) => [...PERMISSIONS[permission], isVerifiedOnly(permission)].join();

/** A name is its subject and its act, as the two types are read off it. */
const partsOf = (permission: Permission) => permission.split('.') as [PermissionSubject, PermissionAction];
const subjectOf = (permission: Permission) => partsOf(permission)[0];
const actOf = (permission: Permission) => partsOf(permission)[1];
