import { NOT_SAMPLED, NOT_SHOWN } from './not-read-back.ts';
import { recordFor } from './records.ts';
import { bodySchema, type CallerName, senders, type WalkedRoute } from './routes.ts';
import { fieldsOf, type Place, sampleBody, sampleOf } from './samples.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => { stage = await openStage(); });
afterAll(() => stage.world.close());

const known = new Set([NOT_SHOWN, NOT_SAMPLED].flatMap((table) => Object.entries(table).flatMap(([owner, names]) => names.split(' ').map((name) => `${owner}.${name}`))));

interface Sent {
  route: WalkedRoute;
  as: CallerName;
  place: Place;
}

/** Every field of every body that makes or changes something. What the house itself is told comes last: it changes all that comes after. */
function sendings(): Sent[] {
  const writes = stage.routes.filter(({ method }) => method !== 'DELETE').sort((one, other) => Number(one.call === 'PUT venue') - Number(other.call === 'PUT venue'));
  return writes.flatMap((route) => senders(route).flatMap((as) => {
    const schema = bodySchema(route, as);
    return schema === null ? [] : fieldsOf(schema).filter(({ path }) => path.length === 1).map((place) => ({ route, as, place }));
  }));
}

test('every field that a write takes is read back from its answer, or stands among those that are not: none gets lost on its way to the table', async () => {
  const asked = new Set<string>();
  const back = new Set<string>();
  for (const sent of sendings()) {
    asked.add(sent.place.field);
    if (!back.has(sent.place.field) && !known.has(sent.place.field) && await isReadBack(sent)) back.add(sent.place.field);
    if (sent.route.path.startsWith('/api/auth/')) await stage.renewIfChanged(sent.as);
  }
  expect([...asked].filter((field) => !back.has(field) && !known.has(field))).toEqual([]);
  expect([...known].filter((field) => !asked.has(field))).toEqual([]); // fields that there are no more
  expect(back.size).toBeGreaterThan(250);
});

async function isReadBack({ route, as, place: { path: [step = ''], schema } }: Sent): Promise<boolean> {
  const name = String(step);
  const body: Record<string, unknown> = { ...await sampleBody(stage, route, as) };
  if (!Object.hasOwn(body, name)) body[name] = await sampleOf(stage, name, schema);
  const answer = await stage.call(route, { as, body, reference: await recordFor(stage, route, as), query: '?texts=all' });
  const { data } = Object(answer.body) as { data?: unknown };
  return answer.status < 300 && typeof data === 'object' && data !== null && stands(body[name], Reflect.get(data, name));
}

/** Whether what was sent stands in what is shown: of an object each field, of a list each entry. */
function stands(sent: unknown, shown: unknown): boolean {
  if (Array.isArray(sent)) return Array.isArray(shown) && sent.every((item) => shown.some((other) => stands(item, other)));
  if (typeof sent !== 'object' || sent === null) return sent === shown;
  return typeof shown === 'object' && shown !== null && Object.entries(sent).every(([name, value]) => stands(value, Reflect.get(shown, name)));
}
