import fs from 'node:fs';
import path from 'node:path';
import type { ContactMessageAnswer } from '@five/shared/venue/content.contract';
import type { DeskWaitingAnswer } from '@five/shared/desk/desk.contract';
import type { ReferenceEvent } from '@five/shared/realtime/topics';
import { MailRenderer } from '../../src/platform/mail/mail-renderer.ts';
import { MailTransport } from '../../src/platform/mail/mail-transport.ts';
import type { Person } from '../people.ts';
import { connected, receivedEvents } from '../sockets.ts';
import { createWorld, type World } from '../world.ts';

const VENUE_EMAIL = 'accueil@five.test';
const MESSAGE = {
  fullName: 'Amina Tazi',
  phone: '06 61 23 45 67',
  email: 'Amina@Five.test',
  message: 'Bonjour,\nun terrain pour douze enfants ?',
  acceptConditions: true,
};

let world: World;
let staff: Person;

beforeAll(async () => {
  world = await createWorld();
  staff = await world.staff();
  await (await world.admin()).http.put('/api/venue').send({ email: VENUE_EMAIL }).expect(200);
});
afterAll(() => world.close());

const send = (changes: object = {}) =>
  world.http.post('/api/contact').send({ ...MESSAGE, ...changes });
const sent = async (changes: object = {}) =>
  ((await send(changes).expect(201)).body as { data: ContactMessageAnswer }).data;
const inbox = async (query: Record<string, string> = {}) =>
  (await staff.http.get('/api/contact').query(query).expect(200)).body as ContactMessageAnswer[];

test('a visitor’s message is in the desk inbox, newest first, and is acknowledged', async () => {
  const { body } = await send({ message: 'La première' }).expect(201);
  expect(body).toMatchObject({
    status: 'success',
    message: expect.stringContaining('Merci'),
    data: {
      fullName: 'Amina Tazi',
      phone: '+212661234567',
      email: 'amina@five.test',
      state: 'new',
      note: null,
    },
  });
  world.clock.shift(1_000);
  await sent({ message: 'La seconde' });
  expect((await inbox()).slice(0, 2).map(({ message }) => message)).toEqual([
    'La seconde',
    'La première',
  ]);
});

test('it is mailed to the venue, once, with what is needed to answer', async () => {
  const { reference } = await sent({ fullName: 'Omar <b>K</b>' });
  const mails = (await world.mails(VENUE_EMAIL)).filter(({ text }) => text.includes(reference));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    subject: 'Nouveau message de Omar <b>K</b>',
    text: expect.stringContaining('un terrain pour douze enfants ?'),
  });
  const text = mails[0]?.text.replaceAll('\u00a0', ' ');
  for (const part of ['+212 6 61 23 45 67', 'amina@five.test']) expect(text).toContain(part);
  expect(mails[0]?.html).not.toContain('<b>K</b>');
});

/** Header lines of the mail file about the contact message with this reference. */
function headersOf(reference: string): string {
  const folder = path.join(world.dataDir, 'mail');
  const files = fs
    .readdirSync(folder)
    .map((file) => fs.readFileSync(path.join(folder, file), 'latin1'));
  const mail =
    files.find((text) =>
      Buffer.from(text.replace(/=\r\n/g, ''), 'latin1').toString().includes(reference),
    ) ?? '';
  return mail.slice(0, mail.indexOf('\r\n\r\n')).replace(/\r\n[ \t]/g, ' ');
}

test('a reply goes to the sender; the sender name cannot inject a mail header', async () => {
  const { reference } = await sent({
    fullName: 'Amina "A" Tazi, Bcc: x@y.test',
    email: 'amina.tazi@five.test',
  });
  const mails = (await world.mails(VENUE_EMAIL)).filter(({ text }) => text.includes(reference));
  expect(mails).toHaveLength(1);
  const headers = headersOf(reference);
  expect(headers.match(/^Reply-To: .*$/gm)).toEqual([
    expect.stringMatching(/<amina\.tazi@five\.test>$/),
  ]);
  expect(headers).not.toMatch(/^(Bcc|Cc):/m);
  expect(headers.match(/^From: .*$/m)?.[0]).toContain(VENUE_EMAIL);
  const player = await world.register({}, { verified: false });
  await world.code(player.email);
  const folder = path.join(world.dataDir, 'mail');
  const others = fs
    .readdirSync(folder)
    .map((file) => fs.readFileSync(path.join(folder, file), 'latin1'))
    .filter((text) => text.includes(`${player.email}`));
  expect(others.length).toBeGreaterThan(0);
  for (const text of others) expect(text).not.toMatch(/^Reply-To:/m);
});

test.each([
  [{ fullName: 'A\r\nBcc: b@c.test', email: 'a@b.test' }, /Bcc:/],
  [{ fullName: 'A', email: 'a@b.test\r\nBcc: b@c.test' }, /Reply-To|Bcc:/],
  [{ fullName: 'A', email: 'a@b.test, c@d.test' }, /Reply-To/],
  [{ fullName: 'A', email: '<a@b.test>' }, /Reply-To/],
  [{ fullName: 'A', email: null }, /Reply-To/],
])('what would break a header is left out of it: %j', async (writer, unwanted) => {
  const rendered = await world.app.get(MailRenderer).render({
    template: 'contactReceived',
    parameters: { reference: 'CT-1', phone: '', message: 'm', ...writer },
    name: '',
    address: VENUE_EMAIL,
    locale: 'fr',
  });
  await world.app.get(MailTransport).deliver({
    ...rendered,
    reference: `O-${Math.random()}`,
    to: { name: 'a', address: VENUE_EMAIL },
    locale: 'fr',
    date: new Date(0),
  });
  const folder = path.join(world.dataDir, 'mail');
  const file =
    fs
      .readdirSync(folder)
      .filter((name) => name.startsWith('1970'))
      .sort()
      .at(-1) ?? '';
  const text = fs.readFileSync(path.join(folder, file), 'latin1');
  fs.rmSync(path.join(folder, file));
  expect(text.slice(0, text.indexOf('\r\n\r\n'))).not.toMatch(
    new RegExp(`^(${unwanted.source})`, 'm'),
  );
});

test('signed-in desk users are notified at once', async () => {
  const socket = await connected(world.url, '/desk', staff.token);
  const received = receivedEvents<ReferenceEvent>(socket, 'contact');
  const { reference } = await sent();
  expect(await received).toEqual({ reference });
  socket.close();
});

test('the desk sees the unopened count, and is notified when a message is opened', async () => {
  const waiting = async () =>
    ((await staff.http.get('/api/desk/waiting').expect(200)).body as DeskWaitingAnswer).messages;
  const before = await waiting();
  const { reference } = await sent();
  expect(await waiting()).toBe(before + 1);
  const socket = await connected(world.url, '/desk', staff.token);
  const received = receivedEvents<ReferenceEvent>(socket, 'contact');
  await staff.http.put(`/api/contact/${reference}`).send({ state: 'read' }).expect(200);
  expect(await received).toEqual({ reference });
  expect(await waiting()).toBe(before);
  socket.close();
});

test('each missing field is named by its form label', async () => {
  const { body } = await world.http
    .post('/api/contact')
    .send({ acceptConditions: true })
    .expect(422);
  expect((body as { errorMessages: object[] }).errorMessages).toEqual([
    { field: 'fullName', message: 'Veuillez entrer votre nom complet' },
    { field: 'phone', message: 'Veuillez entrer votre numéro de téléphone' },
    { field: 'email', message: 'Veuillez entrer votre email' },
    { field: 'message', message: 'Veuillez entrer votre message' },
  ]);
});

test('a message without accepted terms is refused; the accepted version is stored', async () => {
  for (const acceptConditions of [false, null, 'true', undefined]) {
    expect((await send({ acceptConditions }).expect(422)).body).toMatchObject({
      errorMessages: [{ field: 'acceptConditions' }],
    });
  }
  const { reference } = await sent();
  const [venue] = await world.sql<{ version: string }>(
    'select policies_version as version from venue',
  );
  expect(
    await world.sql(
      'select policies_version as version from contact_messages where reference = $1',
      [reference],
    ),
  ).toEqual([venue]);
});

test('the desk records the outcome, and the audit records the actor', async () => {
  const { reference } = await sent();
  const { body } = await staff.http
    .put(`/api/contact/${reference}`)
    .send({ state: 'answered', note: 'Rappelée à 18 h' })
    .expect(200);
  expect((body as { data: ContactMessageAnswer }).data).toMatchObject({
    state: 'answered',
    note: 'Rappelée à 18 h',
  });
  expect(
    (await inbox({ filter: '{"state":"answered"}' })).map((message) => message.reference),
  ).toEqual([reference]);
  expect(
    await world.sql('select act, actor, from_state, to_state from audit where subject = $1', [
      reference,
    ]),
  ).toEqual([
    { act: 'contact.update', actor: staff.reference, from_state: 'new', to_state: 'answered' },
  ]);
  await staff.http.put(`/api/contact/${reference}`).send({ state: 'lost' }).expect(422);
  await staff.http.put('/api/contact/CT-00000000').send({ state: 'read' }).expect(404);
});

test('an erased message is gone from inbox and mails, and its eraser is audited', async () => {
  const { reference } = await sent({ fullName: 'Hind Retirée' });
  const other = await sent();
  const mails = async () =>
    (await world.sql(`select 1 from outbox where event = 'contact.received:' || $1`, [reference]))
      .length;
  expect(await mails()).toBe(1);
  const { body } = await staff.http.delete(`/api/contact/${reference}`).expect(200);
  const left = (body as { data: ContactMessageAnswer[] }).data.map((message) => message.reference);
  expect(left).toContain(other.reference);
  expect(left).not.toContain(reference);
  expect(await mails()).toBe(0);
  expect(
    await world.sql('select act, actor, from_state from audit where subject = $1', [reference]),
  ).toEqual([{ act: 'contact.erase', actor: staff.reference, from_state: 'new' }]);
  await staff.http.delete(`/api/contact/${reference}`).expect(404);
  await world.http.delete(`/api/contact/${other.reference}`).expect(401);
});

test('an erased message is gone from the stored response to its author', async () => {
  const { body } = await send({ fullName: 'Nour Effacée' })
    .set('idempotency-key', 'erased')
    .expect(201);
  const stored = () =>
    world.sql(`select 1 from idempotency_keys where answer::text like '%Nour Effacée%'`);
  expect(await stored()).toHaveLength(1);
  const { reference } = (body as { data: ContactMessageAnswer }).data;
  await staff.http.delete(`/api/contact/${reference}`).expect(200);
  expect(await stored()).toEqual([]);
});

test('the inbox is searchable by name, phone and text, ignoring accents', async () => {
  const { reference } = await sent({ fullName: 'Zoé Él Fassi', message: 'Anniversaire' });
  for (const q of ['zoe el fassi', 'ANNIVERSAIRE', reference])
    expect(
      (await inbox({ filter: JSON.stringify({ q }) })).map((message) => message.reference),
    ).toEqual([reference]);
});

test('only the desk can read contact messages', async () => {
  await world.http.get('/api/contact').expect(401);
  await (await world.player()).http.get('/api/contact').expect(403);
});

test('one address may write ten times in a quarter of an hour', async () => {
  const limited = await createWorld({ env: { RATE_LIMITS: 'on' } });
  for (let message = 0; message < 10; message++)
    await limited.http.post('/api/contact').send(MESSAGE).expect(201);
  const { body, headers } = await limited.http.post('/api/contact').send(MESSAGE).expect(429);
  expect([(body as { code: string }).code, Number(headers['retry-after']) > 0]).toEqual([
    'TOO_MANY_REQUESTS',
    true,
  ]);
  limited.clock.shift(16 * 60_000);
  await limited.http.post('/api/contact').send(MESSAGE).expect(201);
  await limited.close();
});
