import { CHECK_SCHEMAS, type JsonSchema } from '@five/shared/platform/check-schemas';
import { REQUIRED_TOGETHER } from './required-together.ts';
import { recordFor } from './records.ts';
import { bodySchema, type CallerName, senders, type ApiRoute } from './routes.ts';
import { fieldsOf, type Place, sampleBody, sampleOf, withoutNull } from './samples.ts';
import { openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.world.close());

/**
 * Invisible characters: direction marks as in phone contacts, a soft hyphen, a joiner, a zero-width
 * space, a Hangul filler and a byte order mark.
 */
const MARKS = [
  '\u202b',
  '\u202c',
  '\u200f',
  '\u2066',
  '\u2069',
  '\u00ad',
  '\u200d',
  '\u200b',
  '\u3164',
  '\ufeff',
];
const DECOMPOSED = 'e\u0301';
const uncleanText = (room: number) =>
  room < 8
    ? `\u202b\u200f${DECOMPOSED}\u200dq\u202c`
    : `\u202b\u200f\ufeffRen${DECOMPOSED}e\u00ad\u200d du \u2066Clair\u2069\u200b\u3164\u202c`;
const cleanText = (room: number) => (room < 8 ? '\u00e9q' : 'Ren\u00e9e du Clair');

const PATTERNS = [CHECK_SCHEMAS['line'], CHECK_SCHEMAS['paragraph']].map(
  (schema) => schema?.([0, 9]).pattern,
);
const isText = (schema: JsonSchema): boolean => PATTERNS.includes(withoutNull(schema).pattern);

/**
 * Text fields that do not accept free text, because the text must match an existing value or is not
 * stored. The value completes the sentence 'The text must be that …', such as 'of the addon'.
 */
const NOT_FREE: Record<string, string> = {
  'AddonLineBody.option': 'of the addon',
  'CreateSeriesBody.hash': 'of the plan',
  'DeskSeriesBody.hash': 'of the plan',
  'SmsChannelBody.url': 'of a gateway',
  'SmsChannelBody.body': 'of a gateway',
  'SmsChannelBody.headers': 'of a gateway',
  'WhatsappChannelBody.url': 'of the Cloud API',
  'SavePushSubscriptionBody.endpoint': 'of a push service',
  'SavePushSubscriptionBody.p256dh': 'of a browser',
  'SavePushSubscriptionBody.auth': 'of a browser',
  'UpdateVenueBody.timeZone': 'of the zone data',
  'LoginBody.email': 'of an account',
  'LoginByCodeBody.email': 'of an account',
  'SecondFactorLoginBody.code': 'of an app',
  'ChangeSecondFactorBody.code': 'of an app',
};

interface Sent {
  route: ApiRoute;
  as: CallerName;
  place: Place;
}

const sendings = (): Sent[] =>
  server.routes
    .filter(({ method }) => method !== 'DELETE')
    .flatMap((route) =>
      senders(route).flatMap((as) => {
        const schema = bodySchema(route, as);
        return schema === null
          ? []
          : fieldsOf(schema)
              .filter((place) => isText(place.schema) && NOT_FREE[place.field] === undefined)
              .map((place) => ({ route, as, place }));
      }),
    );

test('every written text is stored NFC-composed without invisible characters', async () => {
  const asked = new Map<string, string>();
  const taken = new Set<string>();
  const shown: string[] = [];
  for (const sent of sendings()) {
    if (taken.has(sent.place.field)) continue;
    const { status, text } = await send(sent);
    asked.set(
      sent.place.field,
      `${sent.route.call} as ${sent.as}: ${status} ${text.slice(0, 200)}`,
    );
    if (status < 300) taken.add(sent.place.field);
    if (isUnclean(text)) shown.push(`${sent.place.field}: ${text.slice(0, 300)}`);
    if (sent.route.path.startsWith('/api/auth/')) await server.renewIfChanged(sent.as);
  }
  expect(shown).toEqual([]);
  expect([...asked].filter(([field]) => !taken.has(field))).toEqual([]);
  expect(taken.size).toBeGreaterThan(70);
  expect(await storedUnclean()).toEqual([]);
});

async function send({ route, as, place: { path, schema } }: Sent) {
  const name = String(path[0]);
  const requiredFields = REQUIRED_TOGETHER[route.call]?.find(({ fields }) =>
    fields.split(' ').includes(name),
  );
  const body: Record<string, unknown> = {
    ...(await sampleBody(server, route, as)),
    ...(await requiredFields?.made(server)),
  };
  const properties = (bodySchema(route, as)?.properties ?? {}) as Record<string, JsonSchema>;
  if (!Object.hasOwn(body, name)) body[name] = await sampleOf(server, name, properties[name] ?? {});
  set(body, path, uncleanText(Number(withoutNull(schema).maxLength)));
  return server.call(route, {
    as,
    body,
    reference: await recordFor(server, route, as),
    query: '?texts=all',
  });
}

/** Sets a value at a path, creating missing parents. */
function set(
  into: Record<string | number, unknown>,
  [step = '', ...rest]: Place['path'],
  value: unknown,
): void {
  if (rest.length === 0) {
    into[step] = value;
    return;
  }
  const next =
    typeof into[step] === 'object' && into[step] !== null
      ? into[step]
      : typeof rest[0] === 'number'
        ? []
        : {};
  into[step] = Array.isArray(next) ? [...(next as unknown[])] : { ...next };
  set(into[step] as Record<string | number, unknown>, rest, value);
}

const isUnclean = (text: string): boolean =>
  text.includes(DECOMPOSED) || MARKS.some((mark) => text.includes(mark));

/** Returns the columns of all tables that contain one of the texts without normalization. */
async function storedUnclean(): Promise<string[]> {
  const columns = await server.world.sql<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY')
      and table_name in (select tablename from pg_tables where schemaname = 'public')`,
  );
  const wrong: string[] = [];
  let composed = 0;
  for (const { table, column } of columns) {
    const [row] = await server.world.sql<{ unclean: string | null; clean: string }>(
      `select (select
        "${column}"::text from
        "${table}" where "${column}"::text ~ $1 limit 1) as unclean, (select count(*)
        from "${table}" where "${column}"::text like $2) as clean`,
      [`[${MARKS.join('')}]|${DECOMPOSED}`, `%${cleanText(60)}%`],
    );
    if (row?.unclean) wrong.push(`${table}.${column}: ${row.unclean}`);
    composed += Number(row?.clean);
  }
  expect(composed).toBeGreaterThan(60);
  return wrong;
}
