/** Groups of roles that may make a call. */
export const ALL = ['visitor', 'player', 'staff', 'admin'] as const;
export const SIGNED_IN = ['player', 'staff', 'admin'] as const;
export const PLAYER = ['player'] as const;
export const DESK = ['staff', 'admin'] as const;
export const ADMIN = ['admin'] as const;
