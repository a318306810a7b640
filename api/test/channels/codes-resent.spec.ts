import { examine } from '../../src/commands/examine.ts';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { FORGET_CODES } from '../../src/platform/housekeeping.tasks.ts';
import { eventually } from '../eventually.ts';
import { type Browser, CodeWorld, MINUTE_MS } from './code-world.ts';

const UNREACHED = { failed: 131026 };

let codes: CodeWorld;
// As in production: sent codes are not kept for the mailbox of the demo.
beforeAll(async () => {
  codes = await CodeWorld.open({ DEMO: 'off', RATE_LIMITS: 'on' });
});
beforeEach(async () => {
  // An address holds few slots at once, so those of earlier tests must be free again.
  codes.later(20 * MINUTE_MS);
  for (const task of ['drafts.lapse', 'drafts.tidy']) await codes.world.app.get(Jobs).run(task);
  await codes.renew();
  await codes.world.sql('truncate rate_limits');
  await codes.set({ whatsapp: { codes: true } });
  codes.cloud.webhook = `${codes.world.url}/api/channels/whatsapp/webhook`;
});
afterEach(async () => {
  codes.cloud.webhook = '';
  expect(await examine({ query: (text) => codes.world.sql(text) })).toEqual([]);
});
afterAll(() => codes.close());

/** Asks for a code by WhatsApp, which accepts it. Returns the browser that waits for the code. */
async function askedByWhatsapp(browser?: Browser): Promise<Browser> {
  const waiting = browser ?? (await codes.hold());
  await codes.askCode(waiting, codes.newPhone(), { channel: 'whatsapp' }).expect(200);
  await codes.dispatch();
  return waiting;
}
const codeOf = (call = codes.cloud.calls.at(-1)) =>
  call?.body.template.components[0]?.parameters[0]?.text ?? '';
const storedCodes = async () =>
  (
    await codes.world.sql<{ code: string }>(
      "select parameters ->> 'code' as code from outbox where parameters ? 'code'",
    )
  ).map(({ code }) => code);

test('a code that WhatsApp reports as failed comes once by SMS, and books', async () => {
  const browser = await askedByWhatsapp();
  codes.later(4 * MINUTE_MS + 30_000);
  for (let times = 0; times < 2; times += 1) {
    await codes.cloud.report(UNREACHED);
    await codes.dispatch();
  }
  expect(codes.gateway.delivered).toEqual([
    expect.stringMatching(`Code ${codeOf()} pour réserver, valable 11 min`) as string,
  ]);
  await codes.confirm(browser, codeOf()).expect(201);
});

test('reports that arrive together, also before the answer, send one SMS', async () => {
  let answer: () => void = () => undefined;
  codes.cloud.behavior = new Promise<void>((resolve) => (answer = resolve));
  await codes.askCode(await codes.hold(), codes.newPhone(), { channel: 'whatsapp' }).expect(200);
  const sending = codes.dispatch();
  await eventually(
    () => codes.cloud.calls.length,
    (calls) => calls === 1,
  );
  await Promise.all([1, 2, 3].map(() => codes.cloud.report(UNREACHED)));
  answer();
  await sending;
  await codes.cloud.report(UNREACHED);
  await codes.dispatch();
  await codes.dispatch();
  expect(codes.gateway.delivered).toHaveLength(1);
});

test('an expired code is not sent again, and is not stored any more', async () => {
  await askedByWhatsapp();
  expect(await storedCodes()).toEqual([codeOf()]);
  codes.later(15 * MINUTE_MS + 1000);
  await codes.cloud.report(UNREACHED);
  await codes.dispatch();
  expect(codes.gateway.calls).toEqual([]);
  await codes.world.app.get(Jobs).run(FORGET_CODES);
  expect(await storedCodes()).toEqual([]);
});

test('a code that a newer one has replaced is not sent again', async () => {
  const browser = await askedByWhatsapp();
  const [first] = codes.cloud.calls;
  codes.later();
  await askedByWhatsapp(browser);
  expect(await storedCodes()).toEqual([codeOf()]);
  codes.cloud.calls = first ? [first] : [];
  await codes.cloud.report(UNREACHED);
  await codes.dispatch();
  expect(codes.gateway.calls).toEqual([]);
});

test('a code to sign in is not sent again either after a newer one', async () => {
  await codes.set({ whatsapp: { codes: false } });
  const { user } = await codes.bookBySms();
  await codes.set({ whatsapp: { codes: true } });
  codes.gateway.delivered = [];
  for (let times = 0; times < 2; times += 1) {
    codes.later();
    await codes.requestLogin(user.phone).expect(200);
    await codes.dispatch();
  }
  const [first, second] = codes.cloud.calls;
  codes.cloud.calls = first ? [first] : [];
  await codes.cloud.report(UNREACHED);
  codes.cloud.calls = second ? [second] : [];
  await codes.cloud.report(UNREACHED);
  await codes.dispatch();
  expect(codes.gateway.delivered).toEqual([expect.stringContaining(codeOf()) as string]);
});

test('a delivered code is not stored any more, and a late failure sends no SMS', async () => {
  await askedByWhatsapp();
  await codes.cloud.report('delivered');
  expect(await storedCodes()).toEqual([]);
  await codes.cloud.report(UNREACHED);
  await codes.dispatch();
  expect(codes.gateway.calls).toEqual([]);
});

test('without codes by SMS, a failed code is given up', async () => {
  await codes.set({ sms: { codes: false }, whatsapp: { codes: true } });
  await askedByWhatsapp();
  await codes.cloud.report(UNREACHED);
  await codes.dispatch();
  expect(codes.gateway.calls).toEqual([]);
  const { body } = await codes.admin.http.get('/api/channel_messages').expect(200);
  expect(body).toMatchObject([{ channel: 'whatsapp', state: 'givenUp' }]);
});
