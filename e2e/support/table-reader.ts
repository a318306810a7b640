import { type APIRequestContext, expect } from '@playwright/test';
import type { AcademyAnswer } from '@five/shared/academy/academy.contract';
import { mayCall, type Permission } from '@five/shared/auth/permissions';
import { TABLES, type TableName } from '../../admin/src/platform/tables/tables.ts';
import { DEMO_PASSWORD } from './api.ts';

/** A record of a table, as the API returns it to staff. */
export interface Stored {
  id: string;
  [field: string]: unknown;
}

/**
 * API path at which visitors read the records of a table whose own list is only for staff; null:
 * visitors cannot read them. Tables without an entry have a public list under their own name.
 */
const PUBLIC_PLACE: Partial<Record<TableName, ((record: Stored) => string) | null>> = {
  teams: ({ tournament }) => `tournaments/${String(tournament)}`,
  tournament_matches: ({ tournament }) => `tournaments/${String(tournament)}`,
  academy_seasons: () => 'academy',
  academy_sessions: () => 'academy',
  academy_registrations: null,
  contact: null,
  tariffs: null,
};

/** For tables whose records visitors send: a function that returns the data of a new record. */
const SENT_IN: Partial<Record<TableName, (request: APIRequestContext) => Promise<object>>> = {
  contact: () =>
    Promise.resolve({
      fullName: 'Essai Contact',
      phone: '+212661122455',
      email: 'essai.contact@mail.test',
      message: 'Avez-vous un terrain ?',
      acceptConditions: true,
    }),
  academy_registrations: childForAnyGroup,
};

/** Reads tables through the API, as staff and as a visitor. */
export class TableReader {
  private readonly request: APIRequestContext;
  private readonly desk: Record<string, string>;

  private constructor(request: APIRequestContext, token: string) {
    this.request = request;
    this.desk = { Authorization: `Bearer ${token}` };
  }

  static async open(request: APIRequestContext): Promise<TableReader> {
    const answer = await request.post('/api/auth/field/login', {
      data: { email: 'admin@demo.test', password: DEMO_PASSWORD },
    });
    return new TableReader(request, ((await answer.json()) as { token: string }).token);
  }

  /** References of a table's records in the order that an admin has set. */
  async order(table: TableName): Promise<string[]> {
    return (await this.rows(table)).map(({ id }) => id);
  }

  /** Reads a record with its texts in every language. */
  async one(table: TableName, id: string): Promise<Stored> {
    if ('reads' in TABLES[table])
      return this.read<Stored>(`${table}/${encodeURIComponent(id)}?texts=all`, this.desk);
    const [record] = await this.rows(table, { id });
    if (!record) throw new Error(`${table}: ${id} is not there`);
    return record;
  }

  /**
   * Whether the record was neither deleted nor archived. Records that bookings reference are
   * archived instead of deleted.
   */
  async isActive(table: TableName, id: string): Promise<boolean> {
    const [record] = await this.rows(table, { id });
    return record !== undefined && record['archived'] !== true;
  }

  /**
   * Whether a visitor can read the record or, for a table that is not public, whether staff can
   * read it.
   */
  async isShown(table: TableName, record: Stored): Promise<boolean> {
    const place = PUBLIC_PLACE[table];
    if (place) return JSON.stringify(await this.read(place(record))).includes(`"${record.id}"`);
    const mayRead = mayCall('visitor', `${TABLES[table].rights}.read` as Permission);
    expect(mayRead, `${table}: do visitors read it?`).toBe(place === undefined);
    return (await this.rows(table, {}, mayRead ? {} : this.desk)).some(
      ({ id }) => id === record.id,
    );
  }

  /** Sends a record as a visitor, and returns the record as staff read it. */
  async sendIn(table: TableName): Promise<Stored> {
    const data = await SENT_IN[table]?.(this.request);
    if (!data) throw new Error(`${table}: neither the desk nor a visitor makes a record of it`);
    const answer = await this.request.post(`/api/${table}`, { data });
    expect(answer.status(), await answer.text()).toBe(201);
    return this.one(
      table,
      ((await answer.json()) as { data: { reference: string } }).data.reference,
    );
  }

  private rows(table: TableName, filter = {}, headers = this.desk): Promise<Stored[]> {
    return this.read<Stored[]>(
      `${table}?${new URLSearchParams({ texts: 'all', filter: JSON.stringify(filter) })}`,
      headers,
    );
  }

  private async read<Answer>(call: string, headers: Record<string, string> = {}): Promise<Answer> {
    return readJson<Answer>(this.request, call, headers);
  }
}

async function readJson<Answer>(
  request: APIRequestContext,
  call: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await request.get(`/api/${call}`, { headers });
  expect(answer.status(), `${call}: ${await answer.text()}`).toBe(200);
  return (await answer.json()) as Answer;
}

/**
 * Returns a registration for a child that is old enough for the first group when the season starts.
 */
async function childForAnyGroup(request: APIRequestContext): Promise<object> {
  const {
    season,
    sessions: [group],
  } = await readJson<AcademyAnswer>(request, 'academy');
  const birthDate = `${Number(season?.from.slice(0, 4)) - (group?.minAge ?? 0)}-01-02`;
  return {
    child: { name: 'Essai', firstName: 'Adam', birthDate },
    guardian: { fullName: 'Essai Parent', phone: '+212661122456', email: 'essai.parent@mail.test' },
    session: group?.reference,
    kitSize: '8',
    acceptConditions: true,
  };
}
