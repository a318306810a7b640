import { MAIL_PARAMETERS, type MailTemplate } from '@five/shared/locales/message-parameters';
import type { MailChoicesAnswer } from '@five/shared/notifications/notifications.contract';
import { MAIL_KINDS, stoppableKindOf } from '@five/shared/notifications/notifications.codes';
import { Signatures } from '../../src/platform/config/signatures.ts';
import { Transactions } from '../../src/platform/database/transactions.ts';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { StopLinks } from '../../src/platform/mail/stop-links.ts';
import { DISPATCH } from '../../src/platform/outbox/dispatcher.ts';
import { Outbox } from '../../src/platform/outbox/outbox.ts';
import { PASSWORD, type Person } from '../people.ts';
import { type Smtp, startSmtp } from '../smtp.ts';
import { createWorld, type World } from '../world.ts';

const ONE_CLICK = 'List-Unsubscribe=One-Click';
const SLOT = { date: '2026-12-01', startTime: '20:00', endTime: '21:00', pitch: 'P1' };

let world: World;
let smtp: Smtp;
beforeAll(async () => {
  smtp = await startSmtp();
  world = await createWorld({ env: { SMTP_URL: smtp.url } });
  // Messages are sent only by `mailed`.
  await world.app.get(Jobs).pause(DISPATCH);
});
afterAll(async () => {
  await world.close();
  await smtp.stop();
});

/**
 * Sends mails to a person and returns them as the mail server received them, without line folds;
 * an empty text for a mail that was not sent.
 */
async function mailedAll(person: Person, templates: readonly MailTemplate[]): Promise<string[]> {
  const parameters = { reference: 'B-1', ...SLOT };
  const entries = templates.map((template) => ({
    event: `test:${world.next('mail')}`,
    recipient: person.reference,
    channel: 'mail' as const,
    template,
    parameters,
  }));
  await world.app.get(Transactions).run((tx) => world.app.get(Outbox).write(tx, entries));
  await world.app.get(Jobs).run(DISPATCH);
  const rows = await world.sql<{ event: string; reference: string }>(
    'select event, reference from outbox where event = any($1)',
    [entries.map(({ event }) => event)],
  );
  const referenceOf = new Map(rows.map(({ event, reference }) => [event, reference]));
  return entries.map(({ event }) => {
    const mail = smtp.received.find(({ id }) => id.includes(referenceOf.get(event) ?? 'missing'));
    return (mail?.raw ?? '').replaceAll(/\r\n[ \t]+/g, ' ').replaceAll('\r\n', '\n');
  });
}
const mailed = async (person: Person, template: MailTemplate): Promise<string> =>
  (await mailedAll(person, [template]))[0] ?? '';

const zip = <T>(names: readonly string[], values: readonly T[]) =>
  Object.fromEntries(names.map((name, index) => [name, values[index]]));
const header = (raw: string, name: string) =>
  new RegExp(`^${name}: (.+)$`, 'm').exec(raw)?.[1]?.trim() ?? null;
const addressOf = (raw: string) => {
  const url = new URL(header(raw, 'List-Unsubscribe')?.replace(/^<(.+)>$/, '$1') ?? '');
  return url.pathname;
};
const tokenOf = (person: Person, kind: (typeof MAIL_KINDS)[number] = 'tomorrow') =>
  world.app.get(StopLinks).tokenOf(person.reference, person.email, kind);
const choices = async (token: string) =>
  (await world.http.get(`/api/mail_choices/${token}`).expect(200)).body as MailChoicesAnswer;
const stop = (path: string) => world.http.post(path).type('form').send(ONE_CLICK);
const mutedOf = async ({ reference }: Person) =>
  (
    await world.sql<{ muted: string[] }>('select muted from users where reference = $1', [
      reference,
    ])
  )[0]?.muted;

test('only mails that can be stopped have both headers and a visible link', async () => {
  const person = await world.register();
  for (const [template, isStoppable] of [
    ['bookingTomorrow', true],
    ['waitingEnded', true],
    ['bookingMoved', false],
    ['passwordChanged', false],
  ] as const) {
    const raw = await mailed(person, template);
    expect(raw).not.toBe('');
    expect([
      header(raw, 'List-Unsubscribe-Post'),
      /^<http:\/\/\S+\/api\/mail_choices\/\S+\/stop>$/.test(header(raw, 'List-Unsubscribe') ?? ''),
      // Long lines of a mail are broken by `=`.
      raw.replace(/=\r?\n/g, '').includes('/mails?token'),
    ]).toEqual(isStoppable ? [ONE_CLICK, true, true] : [null, false, false]);
  }
});

test('each mail that is not needed has both headers and a link, and no other has', async () => {
  const templates = Object.keys(MAIL_PARAMETERS) as MailTemplate[];
  const mails = await mailedAll(await world.register(), templates);
  const found = mails.map((raw) => [
    raw !== '',
    header(raw, 'List-Unsubscribe-Post') === ONE_CLICK,
    raw.replace(/=\r?\n/g, '').includes('/mails?token'),
  ]);
  const expected = templates
    .map(stoppableKindOf)
    .map((kind) => [true, kind !== null, kind !== null]);
  expect(zip(templates, found)).toEqual(zip(templates, expected));
});

test('codes and changes of a booking are among the mails that cannot be stopped', () => {
  const always = Object.keys(MAIL_PARAMETERS).filter((name) => stoppableKindOf(name) === null);
  expect(always).toEqual(
    expect.arrayContaining([
      'verifyCode',
      'loginCode',
      'draftCode',
      'bookingMoved',
      'bookingCancelled',
      'bookingCancelledByVenue',
      'bookingReceivedTransfer',
      'seriesCancelledByVenue',
    ]),
  );
});

test('one click without cookies stops this kind and no other', async () => {
  const person = await world.register();
  const path = addressOf(await mailed(person, 'bookingTomorrow'));
  await stop(path).expect(200);
  expect(await mutedOf(person)).toEqual(['tomorrow:mail']);
  expect(await mailed(person, 'bookingTomorrow')).toBe('');
  expect(await mailed(person, 'waitingEnded')).not.toBe('');
  await stop(path).expect(200);
  expect(await mutedOf(person)).toEqual(['tomorrow:mail']);
});

test('a mail program may send the one click as a multipart form', async () => {
  const person = await world.register();
  await world.http
    .post(`/api/mail_choices/${tokenOf(person)}/stop`)
    .field('List-Unsubscribe', 'One-Click')
    .expect(200);
  expect(await mutedOf(person)).toEqual(['tomorrow:mail']);
});

test('a scanner that opens the links of a mail changes nothing', async () => {
  const person = await world.register();
  const path = addressOf(await mailed(person, 'bookingTomorrow'));
  for (const method of ['get', 'head'] as const) {
    const { text = '' } = await world.http[method](path).expect(200);
    if (method === 'get') expect(text).toMatch(/content="0;url=http:\S+\/mails\?token=\S+"/);
  }
  await choices(tokenOf(person));
  for (const body of ['', 'List-Unsubscribe=yes', 'a=b'])
    await world.http.post(path).type('form').send(body).expect(422);
  expect(await mutedOf(person)).toEqual([]);
});

test('a choice on the page stops and resumes one kind and shows no readable address', async () => {
  const person = await world.register();
  const token = tokenOf(person);
  const shown = { address: `p•••@five.test`, kind: 'tomorrow' };
  expect(await choices(token)).toEqual({ ...shown, stopped: [] });
  const choose = (kind: string, wanted: boolean, status = 200) =>
    world.http.post(`/api/mail_choices/${token}`).send({ kind, wanted }).expect(status);
  for (let times = 0; times < 2; times++) {
    const { body } = await choose('waiting', false);
    expect(body).toMatchObject({ data: { ...shown, stopped: ['waiting'] } });
  }
  await choose('payment', false);
  await choose('waiting', true);
  expect((await choices(token)).stopped).toEqual(['payment']);
  await choose('changed', false, 422);
  expect(JSON.stringify(await choices(token))).not.toContain(person.email);
});

test('choices of notifications on the site are kept', async () => {
  const person = await world.register();
  const muted = ['tomorrow:site', 'waiting:mail'];
  await person.http.post('/api/auth/field').send({ muted }).expect(200);
  await stop(`/api/mail_choices/${tokenOf(person)}/stop`).expect(200);
  expect(await mutedOf(person)).toEqual([...muted, 'tomorrow:mail']);
});

test('a forged, foreign or altered token reads and changes nothing', async () => {
  const [person, other] = [await world.register(), await world.register()];
  const token = tokenOf(person);
  const [user = '', kind = '', signature = ''] = token.split('.');
  const text = [user, kind, person.email].join('\n');
  const ofOther = world.app.get(Signatures).of('squad', text);
  const wrong = [
    'x',
    `${user}.${kind}`,
    `${other.reference}.${kind}.${signature}`,
    `${user}.waiting.${signature}`,
    `${user}.changed.${signature}`,
    `${user}.${kind}.${signature.slice(1)}`,
    `${token}.x`,
    `${user}.${kind}.${ofOther}`,
    world.app.get(StopLinks).tokenOf(person.reference, other.email, 'tomorrow'),
  ];
  for (const one of wrong) {
    const path = `/api/mail_choices/${encodeURIComponent(one)}`;
    await world.http.get(path).expect(404);
    await world.http.get(`${path}/stop`).expect(404);
    await world.http.post(path).send({ kind: 'tomorrow', wanted: false }).expect(404);
    await stop(`${path}/stop`).expect(404);
  }
  expect([await mutedOf(person), await mutedOf(other)]).toEqual([[], []]);
});

test('a session is not needed: an expired one is ignored', async () => {
  const person = await world.register();
  await world
    .agent('expired')
    .get(`/api/mail_choices/${tokenOf(person)}`)
    .expect(200);
});

test('the link of an erased account opens nothing', async () => {
  const person = await world.register();
  const path = `/api/mail_choices/${tokenOf(person)}`;
  await person.http.delete('/api/auth/field').send({ password: PASSWORD }).expect(200);
  await world.http.get(path).expect(404);
  await stop(`${path}/stop`).expect(404);
});
