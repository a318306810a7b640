import type { Role } from './roles.ts';

const ALL = ['visitor', 'player', 'staff', 'admin'] as const;
const SIGNED_IN = ['player', 'staff', 'admin'] as const;
const PLAYER = ['player'] as const;
const DESK = ['staff', 'admin'] as const;
const ADMIN = ['admin'] as const;

/**
 * Who may call what: one line a call, read by the API's guard, its route walk and both sites.
 * Which records a call then shows is the query's matter: a player's own, all of them for the desk.
 */
export const PERMISSIONS = {
  'auth.register': ALL,
  'auth.login': ALL,
  'auth.logout': SIGNED_IN,
  'auth.me': SIGNED_IN,
  'auth.updateProfile': SIGNED_IN,
  'auth.changePassword': SIGNED_IN,
  'auth.requestReset': ALL,
  'auth.validateReset': ALL,
  'auth.resetPassword': ALL,
  'auth.sendVerification': ALL,
  'auth.verify': ALL,
  'auth.listSessions': SIGNED_IN,
  'auth.endSession': SIGNED_IN,
  'auth.export': SIGNED_IN,
  'auth.erase': SIGNED_IN,

  'venue.read': ALL,
  'venue.update': ADMIN,
  'pitches.read': ALL,
  'pitches.create': ADMIN,
  'pitches.update': ADMIN,
  'pitches.delete': ADMIN,
  'availability.read': ALL,
  'blocks.read': DESK,
  'blocks.create': DESK,
  'blocks.delete': DESK,

  'bookings.quote': ALL,
  'bookings.create': SIGNED_IN,
  'bookings.list': SIGNED_IN,
  'bookings.listOwn': SIGNED_IN,
  'bookings.read': SIGNED_IN,
  'bookings.update': SIGNED_IN,
  'bookings.cancel': SIGNED_IN,
  'bookings.uploadProof': PLAYER,
  'bookings.decideProof': DESK,
  'bookings.payInHours': SIGNED_IN,
  'bookings.calendar': SIGNED_IN,
  'bookings.receipt': SIGNED_IN,
  'calendars.readByToken': ALL,
  'calendars.readFeed': SIGNED_IN,
  'calendars.renewFeed': SIGNED_IN,
  'calendars.endFeed': SIGNED_IN,
  'bookings.confirm': DESK,
  'bookings.history': SIGNED_IN,
  'bookings.markNoShow': DESK,
  'bookings.moves': DESK,

  'payments.read': DESK,
  'payments.create': DESK,
  'payments.reverse': DESK,
  'bankProfiles.read': DESK,
  'bankProfiles.create': DESK,
  'bankProfiles.update': DESK,
  'bankProfiles.delete': DESK,
  'bankLines.read': DESK,
  'bankLines.import': DESK,
  'bankLines.accept': DESK,
  'bankLines.dismiss': DESK,
  'cashSessions.read': DESK,
  'cashSessions.open': DESK,
  'cashSessions.stateFloat': DESK,
  'cashSessions.move': DESK,
  'cashSessions.count': DESK,
  'cashSessions.close': DESK,

  'pricings.read': ALL,
  'pricings.listOwn': SIGNED_IN,
  'pricings.create': ADMIN,
  'pricings.update': ADMIN,
  'pricings.delete': ADMIN,
  'tariffs.read': DESK,
  'tariffs.create': ADMIN,
  'tariffs.update': ADMIN,
  'tariffs.delete': ADMIN,
  'addons.read': ALL,
  'addons.create': ADMIN,
  'addons.update': ADMIN,
  'addons.delete': ADMIN,

  'tournaments.read': ALL,
  'tournaments.create': ADMIN,
  'tournaments.update': ADMIN,
  'tournaments.delete': ADMIN,
  'teams.read': DESK,
  'teams.create': ADMIN,
  'teams.update': ADMIN,
  'teams.delete': ADMIN,
  'matches.read': DESK,
  'matches.create': ADMIN,
  'matches.update': ADMIN,
  'matches.delete': ADMIN,
  'academy.read': ALL,
  'academy.register': ALL,
  'registrations.read': DESK,
  'registrations.update': DESK,
  'registrations.delete': DESK,
  'academySeasons.read': DESK,
  'academySeasons.create': ADMIN,
  'academySeasons.update': ADMIN,
  'academySeasons.delete': ADMIN,
  'academySessions.read': DESK,
  'academySessions.create': ADMIN,
  'academySessions.update': ADMIN,
  'academySessions.delete': ADMIN,
  'players.read': ALL,
  'discussions.read': ALL,

  'subscriptions.read': SIGNED_IN,
  'subscriptions.create': SIGNED_IN,
  'subscriptions.cancel': SIGNED_IN,
  'subscriptions.offers': DESK,
  'subscriptions.receipt': SIGNED_IN,
  'subscriptions.uploadProof': PLAYER,
  'subscriptions.decideProof': DESK,
  'subscriptions.adjust': ADMIN,
  'subscriptions.freeze': ADMIN,

  'customers.read': DESK,
  'customers.create': DESK,
  'customers.update': DESK,
  'customers.join': DESK,
  'users.read': DESK,
  'users.update': ADMIN,
  'users.invite': ADMIN,
  'users.listSessions': ADMIN,
  'users.endSessions': ADMIN,

  'medias.read': ALL,
  'medias.create': ADMIN,
  'medias.update': ADMIN,
  'medias.delete': ADMIN,
  'partners.read': ALL,
  'partners.create': ADMIN,
  'partners.update': ADMIN,
  'partners.delete': ADMIN,
  'promos.read': ALL,
  'promos.create': ADMIN,
  'promos.update': ADMIN,
  'promos.delete': ADMIN,
  'contact.send': ALL,
  'contact.read': DESK,
  'contact.update': DESK,
  'files.read': SIGNED_IN,

  'notifications.read': SIGNED_IN,
  'notifications.mark': SIGNED_IN,
  'desk.day': DESK,
  'desk.waiting': DESK,
  'audit.read': DESK,
  'reports.read': DESK,
  'reports.readAll': ADMIN,
  'failedMails.read': ADMIN,
  'failedMails.retry': ADMIN,

  'system.health': ALL,
  'system.metrics': ALL,
  'system.docs': ALL,
  'system.demoMailbox': ALL,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

/** Calls that a player may make only with a verified email; others get 403 `AUTH_UNVERIFIED`. */
export const VERIFIED_ONLY = [
  'bookings.create',
  'bookings.update',
  'bookings.cancel',
  'bookings.uploadProof',
  'bookings.payInHours',
  'subscriptions.create',
  'subscriptions.cancel',
  'subscriptions.uploadProof',
] as const satisfies readonly Permission[];

export function mayCall(role: Role, permission: Permission): boolean {
  const roles: readonly Role[] = PERMISSIONS[permission];
  return roles.includes(role);
}

/** Whether an unverified caller of this role is turned away; the desk is verified by being made by an admin. */
export function needsVerified(role: Role, permission: Permission): boolean {
  const guarded: readonly Permission[] = VERIFIED_ONLY;
  return role === 'player' && guarded.includes(permission);
}
