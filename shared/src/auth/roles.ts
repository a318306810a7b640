/**
 * Roles of callers. An unverified user has no separate role, but is a player whose email is not
 * confirmed.
 */
export const ROLES = ['visitor', 'player', 'staff', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const SCOPES = ['player', 'staff', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

const SCOPES_OF: Record<Role, readonly Scope[]> = {
  visitor: [],
  player: ['player'],
  staff: ['staff'],
  admin: ['staff', 'admin'],
};

/**
 * Returns the scopes of a role's token: an admin also has the scope of staff, and a visitor has no
 * scope.
 */
export function scopesOf(role: Role): readonly Scope[] {
  return SCOPES_OF[role];
}

/** Returns the role of a list of scopes; unknown scopes are ignored. */
export function roleOf(scopes: readonly string[]): Role {
  if (scopes.includes('admin')) return 'admin';
  if (scopes.includes('staff')) return 'staff';
  return scopes.includes('player') ? 'player' : 'visitor';
}

/** Whether the role is staff (reception) or admin. */
export function isStaff(role: Role): boolean {
  return role === 'staff' || role === 'admin';
}

/** Groups of roles that may make a call. */
export const ALL = ['visitor', 'player', 'staff', 'admin'] as const;
export const SIGNED_IN = ['player', 'staff', 'admin'] as const;
export const PLAYER = ['player'] as const;
export const DESK = ['staff', 'admin'] as const;
export const ADMIN = ['admin'] as const;
