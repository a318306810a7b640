import { mayCall, PERMISSIONS, type Permission } from '@five/shared/auth/permissions';
import { roleOf } from '@five/shared/auth/roles';
import { readSession } from '../session.ts';

/** Whether who is signed in may make a call: what is not allowed is not offered. The API decides all the same. */
export function may(permission: Permission): boolean {
  return mayCall(roleOf(readSession()?.user.scope ?? []), permission);
}

/**
 * The tables that are kept by lists and forms, each with the word of its permissions. Their texts are read in all three
 * languages. `reads: 'one'` says that the API reads a single record by its path, where it shows more than the list does;
 * `begins` names the filters of the list that are fields of a record, too.
 */
export const TABLES = {
  medias: { rights: 'medias', begins: ['kind'] },
  partners: { rights: 'partners', begins: ['tier'] },
  promos: { rights: 'promos' },
  tournaments: { rights: 'tournaments', reads: 'one' },
  teams: { rights: 'teams', begins: ['tournament'] },
  matches: { rights: 'matches', begins: ['tournament', 'stage'] },
  academy_seasons: { rights: 'academySeasons' },
  academy_sessions: { rights: 'academySessions', begins: ['season'] },
  academy_registrations: { rights: 'registrations' },
  contact: { rights: 'contact' },
  pitches: { rights: 'pitches', begins: ['active'] },
  pricings: { rights: 'pricings', begins: ['type'] },
  tariffs: { rights: 'tariffs' },
  addons: { rights: 'addons' },
} as const satisfies Record<string, { rights: string; reads?: 'one'; begins?: readonly string[] }>;

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

/** The address of the form for a new record. It begins with what the list is filtered by, but for what is no field of a record, such as `q`. */
export function createPath(table: TableName, filter: string | null): string {
  const line = TABLES[table];
  const begins: readonly string[] = 'begins' in line ? line.begins : [];
  const fields = Object.entries(filterOf(filter)).filter(([field]) => begins.includes(field));
  return `/${table}/create${fields.length > 0 ? `?${new URLSearchParams({ source: JSON.stringify(Object.fromEntries(fields)) })}` : ''}`;
}

/** The filter as the address carries it; a torn one is none. */
function filterOf(filter: string | null): object {
  try {
    const read: unknown = JSON.parse(filter ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}
