import { mayCall, PERMISSIONS, type Permission } from '@five/shared/auth/permissions';
import { roleOf } from '@five/shared/auth/roles';
import { readSession } from '../session.ts';

/** Whether who is signed in may make a call: what is not allowed is not offered. The API decides all the same. */
export function may(permission: Permission): boolean {
  return mayCall(roleOf(readSession()?.user.scope ?? []), permission);
}

/**
 * The tables that are kept by lists and forms, each with the word of its permissions. Their texts are read in all three
 * languages. `reads: 'one'` says that the API reads a single record by its path, where it shows more than the list does.
 */
export const TABLES = {
  medias: { rights: 'medias' },
  partners: { rights: 'partners' },
  promos: { rights: 'promos' },
  tournaments: { rights: 'tournaments', reads: 'one' },
  teams: { rights: 'teams' },
  matches: { rights: 'matches' },
  academy_seasons: { rights: 'academySeasons' },
  academy_sessions: { rights: 'academySessions' },
  academy_registrations: { rights: 'registrations' },
  contact: { rights: 'contact' },
  pitches: { rights: 'pitches' },
  pricings: { rights: 'pricings' },
  tariffs: { rights: 'tariffs' },
  addons: { rights: 'addons' },
} as const satisfies Record<string, { rights: string; reads?: 'one' }>;

export type TableName = keyof typeof TABLES;

export function isTable(resource: string): resource is TableName {
  return Object.hasOwn(TABLES, resource);
}

/** Whether who is signed in may do this to a table; what nobody may do there is no call at all. */
export function mayDo(table: TableName, act: 'create' | 'update' | 'delete'): boolean {
  const permission = `${TABLES[table].rights}.${act}`;
  return isPermission(permission) && may(permission);
}

function isPermission(text: string): text is Permission {
  return Object.hasOwn(PERMISSIONS, text);
}
