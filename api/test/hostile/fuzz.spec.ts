import type { JsonSchema } from '@five/shared/platform/check-schemas';
import { recordFor } from '../contract-tests/records.ts';
import { CALLERS, type CallerName, mayCall, type ApiRoute } from '../contract-tests/routes.ts';
import { sampleBody } from '../contract-tests/samples.ts';
import { FORMS, HEADERS } from '../contract-tests/samples/forms.ts';
import { openTestServer, type TestServer } from '../contract-tests/test-server.ts';
import { RandomValues, randomOf } from './random.ts';

const MINUTES = 60_000;
/**
 * Seed of the random inputs. The variable `FUZZ_SEED=7` tries other inputs; `FUZZ_ROUNDS=50` runs
 * more rounds.
 */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 1);

let server: TestServer;
let values: RandomValues;
beforeAll(async () => {
  server = await openTestServer();
  values = new RandomValues(
    randomOf(SEED),
    server.contract.document.components.schemas as Record<string, JsonSchema>,
  );
});
afterAll(() => server.world.close());

interface Operation {
  requestBody?: { content: Record<string, { schema: JsonSchema } | undefined> };
  parameters: { name: string; in: string; schema: JsonSchema }[];
}

const operationOf = ({ method, path }: ApiRoute) =>
  server.contract.operation(method, path) as unknown as Operation;

/** A call to test, with a permitted caller, a record of this caller and a valid body. */
interface Try {
  route: ApiRoute;
  as: CallerName;
  reference: string | undefined;
  good: object;
}

/**
 * Returns each call with a permitted caller; the seed decides which caller. The list is created
 * before any invalid input is sent, because such input may change the venue.
 */
async function tries(): Promise<Try[]> {
  const all: Try[] = [];
  for (const route of server.routes) {
    const as = values.pick(CALLERS.filter((caller) => mayCall(route, caller)));
    all.push({
      route,
      as,
      reference: await recordFor(server, route, as),
      good: (await sampleBody(server, route, as)) ?? {},
    });
  }
  return all;
}

/** Returns a body with random values in all fields, or a valid body with one invalid field. */
function randomBody({ route, good }: Try): unknown {
  const schema = operationOf(route).requestBody?.content['application/json']?.schema;
  const odd = schema && values.of(schema);
  const fields = Object.entries(odd ?? {});
  if (fields.length === 0 || values.once(2)) return odd;
  return { ...good, ...Object.fromEntries([values.pick(fields)]) };
}

function randomQuery({ parameters }: Operation): string {
  const asked = parameters.filter((parameter) => parameter.in === 'query' && values.once(2));
  const texts = asked.map(
    ({ name, schema }) => `${name}=${encodeURIComponent(textOf(values.of(schema)))}`,
  );
  return texts.length === 0 ? '' : `?${texts.join('&')}`;
}

/**
 * Returns a value as text for a URL. Lone surrogates are replaced, because a URL cannot contain
 * them.
 */
const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

test(
  'valid and nearly valid calls never return a 5xx or a response outside the OpenAPI document',
  async () => {
    const wrong: string[] = [];
    const statuses = new Set<number>();
    for (const one of await tries()) {
      const { route, as, reference } = one;
      for (let round = 0; round < ROUNDS; round++) {
        const [body, query] = [randomBody(one), randomQuery(operationOf(route))];
        const answer = await server.call(route, {
          as,
          reference,
          query,
          body,
          headers: HEADERS[route.call],
          ...FORMS[route.call],
        });
        statuses.add(answer.status);
        if (answer.status >= 500)
          wrong.push(
            `${route.call} as ${as}${query} ${JSON.stringify(body)?.slice(0, 400)}: ` +
              `${answer.status} ${answer.text.slice(0, 200)}`,
          );
      }
      if (route.path.startsWith('/api/auth/')) await server.renewIfChanged(as);
    }
    expect(wrong).toEqual([]);
    expect(server.faults).toEqual([]);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 409, 422]));
  },
  (1 + ROUNDS) * MINUTES,
);
