/** Roles. Unverified is not a role: it is a player whose email is not confirmed. */
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

/** Scopes of a token: an admin is also staff, a visitor has none. */
export function scopesOf(role: Role): readonly Scope[] {
  return SCOPES_OF[role];
}

/** The role of a list of scopes; unknown ones are ignored. */
export function roleOf(scopes: readonly string[]): Role {
  if (scopes.includes('admin')) return 'admin';
  if (scopes.includes('staff')) return 'staff';
  return scopes.includes('player') ? 'player' : 'visitor';
}

/** Whether the role is reception or admin. */
export function isStaff(role: Role): boolean {
  return role === 'staff' || role === 'admin';
}
