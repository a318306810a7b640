import type { JsonSchema } from '@five/shared/platform/check-schemas';
import { NAME } from '@five/shared/platform/schema';
import { REFERENCE_PREFIXES } from '@five/shared/references/reference';
import { day } from '../factories.ts';
import { makeRecord } from './records.ts';
import { bodySchema, type CallerName, type ApiRoute } from './routes.ts';
import { ACCOUNT_BODIES } from './samples/account-bodies.ts';
import { BOOKING_BODIES } from './samples/booking-bodies.ts';
import { COMMUNITY_BODIES } from './samples/community-bodies.ts';
import { DRAFT_BODIES } from './samples/draft-bodies.ts';
import { VENUE_BODIES } from './samples/venue-bodies.ts';
import type { Bodies, RequestBody, TestServer } from './test-server.ts';

/**
 * Bodies of calls for which sample values by field format are not valid. If the sample of a call is
 * refused, the contract test fails and the call needs an entry here.
 */
const BODIES: Bodies = {
  ...ACCOUNT_BODIES,
  ...BOOKING_BODIES,
  ...COMMUNITY_BODIES,
  ...DRAFT_BODIES,
  ...VENUE_BODIES,
};

/** Returns a valid body for this call and caller; undefined for a call without a body. */
export async function sampleBody(
  server: TestServer,
  route: ApiRoute,
  as: CallerName,
): Promise<RequestBody | undefined> {
  const written = await BODIES[route.call]?.(server, as);
  if (written) return written;
  const schema = bodySchema(route, as);
  return schema === null ? undefined : ((await sampleOf(server, '', schema)) as RequestBody);
}

export interface Place {
  /** The keys of the request body that lead to the field. */
  path: (string | number)[];
  schema: JsonSchema;
  /**
   * Name of the request class and the field, separated by a dot. Bodies that share a request class
   * share this name.
   */
  field: string;
}

/** Returns all fields of a body schema, including nested fields. */
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

/** The schema of the value itself, without `null` as an alternative and without a description. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  const parts = schema.anyOf ?? schema.allOf;
  return Array.isArray(parts) ? withoutNull(parts[0] as JsonSchema) : schema;
}

/**
 * Returns a valid value for a schema, from its format or, for a reference, from an existing record.
 */
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
): Promise<RequestBody> {
  const body: RequestBody = {};
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
  if (format === 'uri' || name === 'url') return 'https://five.test/';
  if (/[0-9]{6}\$|\[0-9\]\{6\}/.test(String(pattern))) return '123456';
  if (String(pattern).startsWith('^([01]')) return '10:00';
  if (String(pattern).startsWith('^[A-Z]')) return `T${server.world.next()}`;
  if (String(pattern).startsWith('^[a-z]'))
    return name === 'tariff' ? 'standard' : `t${server.world.next()}`;
  if (/phone/i.test(name)) return `+2126${50_000_000 + server.world.next()}`;
  return `Texte ${server.world.next()}`.slice(0, Number(maxLength ?? 100));
}

/** Collection of the records, by the prefix of their references. */
const KIND_OF: Record<string, string> = {
  [REFERENCE_PREFIXES.booking]: 'bookings',
  [REFERENCE_PREFIXES.customer]: 'customers',
  [REFERENCE_PREFIXES.addon]: 'addons',
  [REFERENCE_PREFIXES.pricing]: 'pricings',
  [REFERENCE_PREFIXES.subscription]: 'subscriptions',
};
