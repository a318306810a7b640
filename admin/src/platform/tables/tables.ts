import { mayCall, PERMISSIONS, type Permission } from '@five/shared/auth/permissions';
import { roleOf } from '@five/shared/auth/roles';
import { readSession } from '../requests/session.ts';

/**
 * Whether the signed-in account has a permission. It is used to hide forbidden actions; the API
 * enforces the permissions.
 */
export function may(permission: Permission): boolean {
  return mayCall(roleOf(readSession()?.user.scope ?? []), permission);
}

/**
 * The content tables. `rights` is the first half of the names of their permissions. `reads: 'one'`:
 * the API has a path for a single record, which returns more fields than the list. `begins`: list
 * filters that prefill the same fields of a new record.
 */
export const TABLES = {
  medias: { rights: 'medias', begins: ['kind'] },
  partners: { rights: 'partners', begins: ['tier'] },
  promos: { rights: 'promos' },
  tournaments: { rights: 'tournaments', reads: 'one' },
  teams: { rights: 'teams', begins: ['tournament'] },
  tournament_matches: { rights: 'matches', begins: ['tournament', 'stage'] },
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

/** Tables whose records staff create; customers create the records of the other tables. */
export type AddedTable = Exclude<TableName, 'academy_registrations' | 'contact'>;

export function isAdded(table: TableName): table is AddedTable {
  return table !== 'academy_registrations' && table !== 'contact';
}

export function isTable(resource: string): resource is TableName {
  return Object.hasOwn(TABLES, resource);
}

/**
 * Whether the account may create, update or delete records of a table. False if the API has no call
 * for this action.
 */
export function mayDo(table: TableName, act: 'create' | 'update' | 'delete'): boolean {
  const permission = `${TABLES[table].rights}.${act}`;
  return isPermission(permission) && may(permission);
}

function isPermission(text: string): text is Permission {
  return Object.hasOwn(PERMISSIONS, text);
}

/**
 * The path of the create form. List filters that are also fields of the record prefill the form.
 */
export function createPath(table: TableName, filter: string | null): string {
  const line = TABLES[table];
  const begins: readonly string[] = 'begins' in line ? line.begins : [];
  const fields = Object.entries(filterOf(filter)).filter(([field]) => begins.includes(field));
  const path = `/${table}/create`;
  if (fields.length === 0) return path;
  const source = JSON.stringify(Object.fromEntries(fields));
  return `${path}?${new URLSearchParams({ source })}`;
}

/** The filter in the address as an object; an invalid filter is ignored. */
function filterOf(filter: string | null): object {
  try {
    const read: unknown = JSON.parse(filter ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}
