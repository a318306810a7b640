import type { JsonSchema } from '@five/shared/platform/check-schemas';
import { INVALID_VALUES, WHOLE_BODIES, WORST } from './invalid-input.ts';
import { rawOf, rawWith } from './raw.ts';
import { recordFor } from './records.ts';
import { bodySchema, type CallerName, senders, type ApiRoute } from './routes.ts';
import { fieldsOf, sampleBody, withoutNull } from './samples.ts';
import { type Answer, openTestServer, type TestServer } from './test-server.ts';

const BUSY_MICROSECONDS = 200_000;
const SAMPLE_TEXT = 'ملعب ٥ ⚽ 👨‍👩‍👧 Çà';
let server: TestServer;

/** Gives the tests of a describe block a server of their own. */
function withOwnServer(): void {
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.world.close());
}
afterEach(() => expect(server.faults.splice(0)).toEqual([]));

interface Try {
  route: ApiRoute;
  as: CallerName;
  body: Record<string, unknown>;
  reference?: string;
  schema: JsonSchema;
}

/** Returns each different body of each call, with a caller that may send it. */
const bodies = (): Pick<Try, 'route' | 'as' | 'schema'>[] =>
  server.routes.flatMap((route) =>
    senders(route).flatMap((as) => {
      const schema = bodySchema(route, as);
      return schema === null ? [] : [{ route, as, schema }];
    }),
  );

async function tries(): Promise<Try[]> {
  const all: Try[] = [];
  for (const one of bodies()) {
    const body = (await sampleBody(server, one.route, one.as)) ?? {};
    all.push({ ...one, body, reference: await recordFor(server, one.route, one.as) });
  }
  return all;
}

const describeAnswer = (
  { route, as }: Pick<Try, 'route' | 'as'>,
  what: string,
  { status, text }: Answer,
) => `${route.call} as ${as}, ${what}: ${status} ${text.slice(0, 200)}`;

describe('the fields of a body', () => {
  withOwnServer();

  /**
   * Test requests for the tests in which the API refuses the body before it reads the record. These
   * tests share one list.
   */
  let cachedTries: Promise<Try[]> | undefined;
  const refusedTries = () => (cachedTries ??= tries());

  test('a body that is no object of fields is refused', async () => {
    const wrong: string[] = [];
    for (const one of await refusedTries()) {
      for (const [name, raw] of Object.entries(WHOLE_BODIES)) {
        const answer = await server.call(one.route, { ...one, raw, body: undefined });
        const needsFields = (one.schema.required as string[]).length > 0;
        if (
          answer.status >= 500 ||
          (answer.status < 400 && (needsFields || !['nothing', 'byte order mark'].includes(name)))
        )
          wrong.push(describeAnswer(one, name, answer));
      }
    }
    expect(wrong).toEqual([]);
  });

  test('no body within the limit of size keeps the server busy', async () => {
    const slow: string[] = [];
    for (const one of await refusedTries()) {
      for (const raw of [
        WHOLE_BODIES['many keys'],
        WHOLE_BODIES['many objects'],
        WHOLE_BODIES.deep,
      ]) {
        // A slow call is repeated. Garbage collection slows down single calls only; an expensive
        // body is slow each time.
        const takes = async () => {
          const { user } = process.cpuUsage();
          const answer = await server.call(one.route, { ...one, raw, body: undefined });
          return { answer, busy: process.cpuUsage().user - user };
        };
        let { answer, busy } = await takes();
        for (let again = 0; again < 2 && busy > BUSY_MICROSECONDS; again++)
          ({ answer, busy } = await takes());
        if (busy > BUSY_MICROSECONDS)
          slow.push(describeAnswer(one, `${raw?.slice(0, 20)} took ${busy} µs`, answer));
      }
    }
    expect(slow).toEqual([]);
  });

  test('an undeclared field is rejected by name: money, role, owner cannot be sent', async () => {
    const wrong: string[] = [];
    for (const one of await refusedTries()) {
      for (const field of ['surprise', 'role', 'paidCents', 'userId', 'createdAt', 'version']) {
        if (Object.hasOwn(one.schema.properties as object, field)) continue;
        const answer = await server.call(one.route, {
          ...one,
          body: { ...one.body, [field]: 'admin' },
        });
        const { errorMessages = [] } = answer.body as { errorMessages?: { field: string }[] };
        if (answer.status !== 422 || !errorMessages.some((error) => error.field === field))
          wrong.push(describeAnswer(one, field, answer));
      }
    }
    expect(wrong).toEqual([]);
  });

  test('null is refused where not allowed; a missing required field is named', async () => {
    const wrong: string[] = [];
    for (const one of await refusedTries()) {
      for (const { path, schema } of fieldsOf(one.schema)) {
        if (Array.isArray(schema.anyOf)) continue;
        const answer = await server.call(one.route, {
          ...one,
          raw: rawWith(one.body, path, 'null'),
          body: undefined,
        });
        if (answer.status !== 422)
          wrong.push(describeAnswer(one, `${path.join('.')} = null`, answer));
      }
      for (const field of one.schema.required as string[]) {
        const { [field]: _, ...rest } = one.body;
        const answer = await server.call(one.route, { ...one, body: rest });
        const { errorMessages = [] } = answer.body as { errorMessages?: { field: string }[] };
        if (answer.status !== 422 || !errorMessages.some((error) => error.field === field))
          wrong.push(describeAnswer(one, `without ${field}`, answer));
      }
    }
    expect(wrong).toEqual([]);
  });

  test('Arabic, emoji and accents come back as they were sent', async () => {
    const wrong: string[] = [];
    let compared = 0;
    for (const one of bodies()) {
      const { route, as } = one;
      for (const { path, schema } of fieldsOf(one.schema).filter((field) =>
        takesText(field.schema),
      )) {
        const body = (await sampleBody(server, route, as)) ?? {};
        const reference = await recordFor(server, route, as);
        const answer = await server.call(route, {
          as,
          reference,
          raw: rawWith(body, path, rawOf(SAMPLE_TEXT)),
          query: '?texts=all',
        });
        const shown = answer.status < 300 ? textsUnder(answer.body, path) : [];
        if (answer.status >= 500 || shown.some((text) => text !== SAMPLE_TEXT))
          wrong.push(describeAnswer(one, `${path.join('.')} (${JSON.stringify(schema)})`, answer));
        compared += shown.length;
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(10);
  });
});

// In a block of its own, because the accepted values change the venue and its records.
describe('invalid values', () => {
  withOwnServer();

  test('no value in any field is answered with a 5xx', async () => {
    const wrong: string[] = [];
    const tested = new Set<string>();
    for (const one of (await tries()).sort(settingsLast)) {
      for (const { path, field } of fieldsOf(one.schema)) {
        const invalidValues = Object.entries(INVALID_VALUES).filter(
          ([name]) => !tested.has(field) || WORST.includes(name),
        );
        tested.add(field);
        const answers = await Promise.all(
          invalidValues.map(async ([name, raw]) => ({
            name,
            answer: await server.call(one.route, {
              ...one,
              raw: rawWith(one.body, path, raw),
              body: undefined,
            }),
          })),
        );
        wrong.push(
          ...answers
            .filter(({ answer }) => answer.status >= 500)
            .map(({ name, answer }) => describeAnswer(one, `${path.join('.')} = ${name}`, answer)),
        );
        if (one.route.path.startsWith('/api/auth/')) await server.renewIfChanged(one.as);
      }
    }
    expect(wrong).toEqual([]);
  });
});

/**
 * Sorts calls that change the venue's settings last, because accepted settings affect all later
 * tests.
 */
const settingsLast = (one: Try, other: Try) =>
  Number(one.route.call === 'PUT venue') - Number(other.route.call === 'PUT venue');

/** Whether the field takes free text, and not a code, a date or a phone number. */
function takesText(schema: JsonSchema): boolean {
  const { type, format, pattern, maxLength, enum: choices } = withoutNull(schema);
  const isLine = pattern === undefined || String(pattern).includes('\\p{Cs}');
  return (
    type === 'string' &&
    isLine &&
    format === undefined &&
    choices === undefined &&
    Number(maxLength ?? 0) > SAMPLE_TEXT.length &&
    maxLength !== 40
  );
}

/**
 * Returns the text at the field's path in the response, as a list with one item. Empty if the
 * response does not contain the field.
 */
function textsUnder(body: unknown, path: (string | number)[]): string[] {
  let place: unknown = (body as { data?: unknown }).data;
  for (const step of path)
    place =
      typeof place === 'object' && place !== null
        ? (Reflect.get(place, step) as unknown)
        : undefined;
  return typeof place === 'string' ? [place] : [];
}
