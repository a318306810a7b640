import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { scopesOf } from '@five/shared/auth/roles';
import { JwtService } from '@nestjs/jwt';
import { jwtOptions, Tokens } from '../src/auth/tokens.ts';
import { readSettings } from '../src/platform/config/settings.ts';
import { newReference } from '../src/platform/references.ts';
import type { TestDatabase } from './database.ts';
import type { ApiProcess } from './two-processes.ts';

/** The signing secret that `twoProcesses` uses. */
const SECRET = 'a secret that both processes of a test share';
// Tokens are valid for a year, because a test may cover months.
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Creates verified players with a live session each, by SQL. Two hundred registrations over HTTP
 * would take too long, because each computes a password hash.
 */
export async function makeSessions(database: TestDatabase, count: number): Promise<string[]> {
  const settings = readSettings({ JWT_SECRET: SECRET });
  const tokens = new Tokens(new JwtService(jwtOptions(settings)), settings);
  const people = await makePeople(database, tokens, count, { role: 'player', now: new Date() });
  return people.map(({ token }) => token);
}

/** Creates sessions and customer records of people with any role, by SQL. */
export async function makePeople(
  database: Pick<TestDatabase, 'sql'>,
  tokens: Tokens,
  count: number,
  { role, now }: { role: 'player' | 'staff' | 'admin'; now: Date },
): Promise<{ token: string; customer: string; user: string }[]> {
  const people = Array.from({ length: count }, () => ({
    user: newReference('U'),
    customer: newReference('CU'),
    session: newReference('SE'),
    phone: `+2127${phoneDigits()}`,
  }));
  await database.sql(CROWD, [JSON.stringify(people), now, role]);
  const iat = Math.floor(now.getTime() / 1000);
  return people.map(({ user, session, customer }) => ({
    customer,
    user,
    token: tokens.sign({
      sub: user,
      sid: session,
      scope: [...scopesOf(role)],
      iat,
      exp: iat + YEAR_SECONDS,
    }),
  }));
}

const phoneDigits = () => String(randomBytes(4).readUInt32BE() % 100_000_000).padStart(8, '0');

const CROWD = `
  with p as (select * from jsonb_to_recordset($1::jsonb) as p("user" text, customer text, session
  text, phone text)),
  u as (insert into users (reference, email, phone, password_hash, name, first_name, role, search,
  verified_at, created_at, birth_date, emergency_phone)
    select p."user", lower(p."user") || '@crowd.test', p.phone, 'none', 'Foule', 'Une', $3,
    'une foule', $2, $2, '1995-04-12', '+212522123456' from p returning id, reference),
  s as (insert into sessions (reference, user_id, created_at, seen_at, expires_at)
    select p.session, u.id, $2, $2, $2::timestamptz + interval '1 year' from p
    join u on u.reference = p."user")
  insert into customers (reference, user_id, full_name, phone, tariff_id, search, created_at)
  select p.customer, u.id, 'Une Foule', p.phone, t.id, 'une foule', $2 from p
  join u on u.reference = p."user" cross join tariffs t where t.reference = 'standard'`;

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** A request of a player. */
export interface PlayerRequest {
  token: string;
  body: object;
  headers?: Record<string, string>;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });

/**
 * Sends a POST request over a keep-alive connection that only this player uses, like a separate
 * device.
 */
export function post(to: ApiProcess, path: string, request: PlayerRequest): Promise<Answer> {
  return send(to, 'POST', path, request);
}

export function send(
  to: ApiProcess,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  { token, body, headers = {} }: PlayerRequest,
): Promise<Answer> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${to.url}${path}`,
      {
        method,
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          authorization: `Bearer ${token}`,
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>,
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(text);
  });
}

export function closeConnections(): void {
  agent.destroy();
}
