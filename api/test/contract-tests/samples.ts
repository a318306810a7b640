import type { JsonSchema } from '@five/shared/platform/check-schemas';
import { NAME } from '@five/shared/platform/schema';
import { REFERENCE_PREFIXES } from '@five/shared/references/reference';
import { day } from '../factories.ts';
import { PASSWORD, registration } from '../people.ts';
import { closeDrawer } from './drawers.ts';
import { takenHour } from './waitlist-records.ts';
import { freeHour, freeSeries, plannedSeries } from './booked-records.ts';
import { childOf } from './league-records.ts';
import { makeRecord } from './records.ts';
import { bodySchema, type CallerName, type ApiRoute } from './routes.ts';
import { newDiscoverablePlayer } from './community-records.ts';
import { OPS_TOKEN, type TestServer } from './test-server.ts';
import { profileBody } from './statements.ts';
import { tinyPdf } from '../tiny-pdf.ts';

type Body = Record<string, unknown>;

/**
 * A valid body for calls whose fields' formats are not enough. A call whose sample is refused fails
 * the contract test; it needs an entry here.
 */
const BODIES: Record<string, (server: TestServer, as: CallerName) => Promise<Body> | Body> = {
  'POST auth/field/register': ({ world }) => ({ ...registration(world.next()) }),
  'POST auth/field/login': async (stage) => ({
    email: (await stage.person('player')).email,
    password: PASSWORD,
  }),
  'POST auth/field/password': () => ({
    currentPassword: PASSWORD,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
  }),
  'DELETE auth/field': (stage, as) => {
    stage.renew(as); // A player with upcoming bookings cannot be erased.
    return { password: PASSWORD };
  },
  'POST auth/field/account/verify': (stage, as) => mailedCode(stage, as),
  'POST auth/field/code/account/verify/send': (_, as) =>
    as === 'visitor' ? { email: 'nobody@five.test' } : {},
  'POST auth/field/code/confirmation/validate': (stage) => resetCode(stage),
  'POST auth/field/reset/password': (stage) => resetToken(stage),
  'POST bookings_get_price': (stage) => freeHour(stage),
  'POST bookings': async (stage, as) => ({
    ...freeHour(stage),
    pitch: 'P3',
    paymentMethod: 'cash',
    acceptRules: true,
    ...(as === 'staff' || as === 'admin'
      ? { customer: { reference: await makeRecord(stage, 'customers', as) } }
      : {}),
  }),
  'POST waiting': async (stage, as) => {
    // A player with three waiting list entries gets no fourth.
    if (as !== 'staff' && as !== 'admin') stage.renew(as);
    return {
      ...(await takenHour(stage)).hour,
      ...(as === 'staff' || as === 'admin'
        ? { customer: { reference: await makeRecord(stage, 'customers', as) } }
        : {}),
    };
  },
  'POST waiting/{reference}/offer': (stage) => ({ ...freeHour(stage), pitch: 'P3' }),
  'POST series_preview': (stage) => freeSeries(stage),
  'POST series': async (stage, as) =>
    plannedSeries(stage, {
      ...freeSeries(stage),
      ...(as === 'staff' || as === 'admin'
        ? { customer: { reference: await makeRecord(stage, 'customers', as) } }
        : {}),
    }),
  'POST series/{reference}/cancel': ({ world }) => ({
    reason: `Le client a appelé ${world.next()}`,
  }),
  'DELETE bookings/{reference}': () => ({ reason: 'Le client a appelé' }),
  'POST users': ({ world }) => ({
    firstName: 'Hind',
    name: 'Tazi',
    email: `hind${world.next()}@five.test`,
    phone: `+2126${40_000_000 + world.next()}`,
    scope: ['staff'],
  }),
  'POST payments': async (stage) => ({
    booking: await makeRecord(stage, 'bookings', 'player'),
    amountCents: 1_000,
    method: 'cash',
  }),
  'POST bank_profiles': (stage) => profileBody(stage),
  'POST bank_lines/{reference}/accept': async (stage) => ({
    booking: await makeRecord(stage, 'bookings', 'player'),
  }),
  'POST cash_sessions': async (stage) => {
    await closeDrawer(stage);
    return { floatCents: 50_000 };
  },
  'POST subscriptions': async (stage, as) => ({
    pricing: await makeRecord(stage, 'pricings', 'admin'),
    paymentMethod: 'cash',
    acceptConditions: true,
    ...(as === 'staff' || as === 'admin'
      ? { customer: { reference: await makeRecord(stage, 'customers', as) } }
      : {}),
  }),
  'POST chats': async (stage, as) => {
    if (as === 'staff' || as === 'admin')
      return { player: (await newDiscoverablePlayer(stage)).reference };
    stage.renew(as); // An existing conversation with the desk would be returned.
    return {};
  },
  'POST messagings': async (stage, as) => ({
    chat: await makeRecord(stage, 'chats', as === 'visitor' ? 'player' : as),
    message: 'Bonjour',
  }),
  'POST open_matches': async (stage, as) => ({
    booking: await makeRecord(stage, 'bookings', as === 'visitor' ? 'player' : as),
    places: 2,
  }),
  'POST blocks': (stage) => ({ ...freeHour(stage), pitch: 'P3', reason: 'Entretien' }),
  'POST medias': () => ({
    kind: 'video',
    caption: { fr: 'Les buts' },
    alt: { fr: 'Un but' },
    videoUrl: 'https://five.test/film',
  }),
  'POST partner_views': async (stage) => ({
    partners: [await makeRecord(stage, 'partners', 'admin')],
  }),
  'POST tournaments': ({ world }) => ({
    slug: `2026/tournoi-${world.next()}`,
    title: { fr: 'Tournoi' },
    summary: { fr: 'Seize équipes' },
    from: '2026-12-05',
    to: '2026-12-06',
  }),
  'POST teams': async (stage) => ({
    tournament: await makeRecord(stage, 'tournaments', 'admin'),
    name: `Équipe ${stage.world.next()}`,
    shortName: 'EQ',
    color: '#0a8f3c',
  }),
  'POST tournaments/{reference}/programme/plan': () => ({
    from: '2026-12-05',
    to: '2026-12-06',
    startTime: '18:00',
    endTime: '23:00',
    matchMinutes: 20,
    pauseMinutes: 5,
    pitches: ['P3'],
  }),
  'PUT academy_sessions/{reference}/attendance': () => ({
    date: '2026-11-18',
    present: [],
    absent: [],
  }),
  'POST matches': async (stage) => ({
    tournament: await makeRecord(stage, 'tournaments', 'admin'),
    stage: 'final',
  }),
  'POST academy_registrations': async (stage) =>
    childOf(stage, await makeRecord(stage, 'academy_sessions', 'admin')),
  'POST academy_sessions': async (stage) => ({
    season: await makeRecord(stage, 'academy_seasons', 'admin'),
    name: { fr: 'Poussins' },
    weekday: 3,
    startTime: '17:00',
    endTime: '18:30',
    pitch: 'P3',
    minAge: 5,
    maxAge: 12,
    capacity: 20,
  }),
  'POST pricings': () => ({
    type: 'pack',
    name: { fr: 'Pack' },
    numberOfHours: 10,
    totalCents: 250_000,
  }),
};

async function mailedCode(server: TestServer, as: CallerName): Promise<Body> {
  const person =
    as === 'visitor'
      ? await server.world.register({}, { verified: false })
      : await server.person(as);
  return {
    email: person.email,
    code: person.user.verified ? '123456' : await server.world.code(person.email),
  };
}

async function resetCode({ world }: TestServer): Promise<Body> {
  const { email } = await world.register();
  await world.http.post('/api/auth/field/code/confirmation').send({ email }).expect(200);
  return { email, code: await world.code(email) };
}

async function resetToken(server: TestServer): Promise<Body> {
  const { body } = await server.world.http
    .post('/api/auth/field/code/confirmation/validate')
    .send(await resetCode(server))
    .expect(200);
  const { email, token } = body as { email: string; token: string };
  return { email, token, password: PASSWORD, passwordConfirmation: PASSWORD };
}

/** Required headers by call. */
export const HEADERS: Record<string, Record<string, string>> = {
  'GET metrics': { authorization: `Bearer ${OPS_TOKEN}` },
};

const formWith = (name: string, type: string, ...lines: string[]) => ({
  raw: [
    '--walk',
    `content-disposition: form-data; name="file"; filename="${name}"`,
    `content-type: ${type}`,
    '',
    ...lines,
    '--walk--',
    '',
  ].join('\r\n'),
  headers: { 'content-type': 'multipart/form-data; boundary=walk' },
});
const PAPER_FORM = formWith('virement.pdf', 'application/pdf', tinyPdf().toString('latin1'));
const STATEMENT_FORM = formWith('releve.csv', 'text/csv', '20/11/2026;VIREMENT;100,00');

const CUSTOMERS_FORM = formWith(
  'clients.csv',
  'text/csv',
  'Nom;Téléphone',
  'Amina Tazi;0612345678',
);

/** Calls that accept only a file. */
export const FORMS: Record<string, { raw: string; headers: Record<string, string> }> = {
  'POST bookings/{reference}/proof': PAPER_FORM,
  'POST subscriptions/{reference}/proof': PAPER_FORM,
  'POST bank_files/look': STATEMENT_FORM,
  'POST bank_profiles/{reference}/preview': STATEMENT_FORM,
  'POST bank_profiles/{reference}/import': STATEMENT_FORM,
  'POST customers_import/look': CUSTOMERS_FORM,
  'POST customers_import': CUSTOMERS_FORM,
};

/** A valid body of this call and caller; undefined for a call without one. */
export async function sampleBody(
  server: TestServer,
  route: ApiRoute,
  as: CallerName,
): Promise<Body | undefined> {
  const written = await BODIES[route.call]?.(server, as);
  if (written) return written;
  const schema = bodySchema(route, as);
  return schema === null ? undefined : ((await sampleOf(server, '', schema)) as Body);
}

export interface Place {
  /** The keys that lead to it. */
  path: (string | number)[];
  schema: JsonSchema;
  /** Field and request class; the same field may be part of many bodies. */
  field: string;
}

/** Every place in a body, with its schema. */
export function fieldsOf(schema: JsonSchema, path: Place['path'] = []): Place[] {
  const plain = withoutNull(schema);
  if (plain.type === 'array') return fieldsOf(plain.items as JsonSchema, [...path, 0]);
  const properties = Object.entries((plain.properties ?? {}) as Record<string, JsonSchema>);
  const owner = String(Reflect.get(plain, NAME));
  return properties.flatMap(([name, field]) => [
    { path: [...path, name], schema: field, field: `${owner}.${name}` },
    ...fieldsOf(field, [...path, name]),
  ]);
}

export const withoutNull = (schema: JsonSchema): JsonSchema =>
  Array.isArray(schema.anyOf) ? (schema.anyOf[0] as JsonSchema) : schema;

/** A value for a schema, made from its format and, for references, from existing records. */
export async function sampleOf(
  server: TestServer,
  name: string,
  schema: JsonSchema,
): Promise<unknown> {
  const plain = withoutNull(schema);
  if ('const' in plain) return plain.const;
  if (Array.isArray(plain.enum)) return plain.enum[0];
  if (plain.type === 'object') return sampleObject(server, plain);
  if (plain.type === 'array') return sampleArray(server, name, plain);
  if (plain.type === 'boolean') return true;
  if (plain.type === 'integer' || plain.type === 'number')
    return Math.max(1, Number(plain.minimum ?? 1));
  return sampleText(server, name, plain);
}

async function sampleObject(
  server: TestServer,
  { properties, required }: JsonSchema,
): Promise<Body> {
  const body: Body = {};
  for (const name of required as string[])
    body[name] = await sampleOf(
      server,
      name,
      (properties as Record<string, JsonSchema>)[name] ?? {},
    );
  return body;
}

async function sampleArray(
  server: TestServer,
  name: string,
  { items, minItems = 0 }: JsonSchema,
): Promise<unknown[]> {
  return Promise.all(
    Array.from({ length: Math.max(1, Number(minItems)) }, () =>
      sampleOf(server, name, items as JsonSchema),
    ),
  );
}

const PREFIXED = /^\^([A-Z]+)-\[/;

async function sampleText(
  server: TestServer,
  name: string,
  { format, pattern = '', maxLength }: JsonSchema,
): Promise<string> {
  const prefix = PREFIXED.exec(String(pattern))?.[1];
  if (prefix) return makeRecord(server, KIND_OF[prefix] ?? prefix, 'player');
  if (format === 'date') return day(server.world, 3);
  if (format === 'email') return `sample${server.world.next()}@five.test`;
  if (format === 'uri') return 'https://five.test/';
  if (/[0-9]{6}\$|\[0-9\]\{6\}/.test(String(pattern))) return '123456';
  if (String(pattern).startsWith('^([01]')) return '10:00';
  if (String(pattern).startsWith('^[A-Z]')) return `T${server.world.next()}`;
  if (String(pattern).startsWith('^[a-z]'))
    return name === 'tariff' ? 'standard' : `t${server.world.next()}`;
  if (/phone/i.test(name)) return `+2126${50_000_000 + server.world.next()}`;
  return `Texte ${server.world.next()}`.slice(0, Number(maxLength ?? 100));
}

/** The collection of a reference prefix. */
const KIND_OF: Record<string, string> = {
  [REFERENCE_PREFIXES.booking]: 'bookings',
  [REFERENCE_PREFIXES.customer]: 'customers',
  [REFERENCE_PREFIXES.addon]: 'addons',
  [REFERENCE_PREFIXES.pricing]: 'pricings',
  [REFERENCE_PREFIXES.subscription]: 'subscriptions',
};
