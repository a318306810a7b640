import { Transactions } from '../../../src/platform/database/transactions.ts';
import { FileReaders } from '../../../src/platform/files/file-readers.ts';
import { Files } from '../../../src/platform/files/files.ts';
import { Upload } from '../../../src/platform/http/uploads/upload.ts';
import { StopLinks } from '../../../src/platform/mail/stop-links.ts';
import { newReference } from '../../../src/platform/references.ts';
import { tinyPdf } from '../../tiny-pdf.ts';
import { newCustomer, type Owner } from '../owners.ts';
import type { TestServer } from '../test-server.ts';

/** A mail that the API stopped trying to send after a day. */
export async function givenUpMail({ world }: TestServer): Promise<string> {
  const reference = newReference('N');
  await world.sql(
    `insert into outbox (reference, event, recipient, channel, template, created_at, due_at,
      given_up_at) values ($1, $1, 'mailto:nobody@five.test', 'mail', 'packCancelled', now(), now(),
      now())`,
    [reference],
  );
  return reference;
}

/** A message that staff pass on to a customer without an account. */
export async function newDeskNotice(server: TestServer): Promise<string> {
  const reference = newReference('DN');
  await server.world.sql(
    `insert into desk_notices (reference, event, customer_id, template, parameters, created_at,
      due_at) select $1, $1, id, 'bookingExpired', '{}', now(), now() from customers
      where reference = $2`,
    [reference, await newCustomer(server)],
  );
  return reference;
}

/** The token with which a new player stops mails. */
export async function stopToken({ world }: TestServer): Promise<string> {
  const { reference, email } = await world.register();
  return world.app.get(StopLinks).tokenOf(reference, email, 'tomorrow');
}

export async function newSession(server: TestServer, owner: Owner): Promise<string> {
  const { email, password } = await server.person(owner);
  // With a second factor, which the sample of another call sets up, a password opens no session.
  await server.world.sql(
    'delete from second_factors f using users u where u.id = f.user_id and u.email = $1',
    [email],
  );
  const { http } = await server.world.login(email, password);
  const { body } = await http.get('/api/auth/field/sessions').expect(200);
  const session = (body as { reference: string; current: boolean }[]).find(
    ({ current }) => current,
  );
  return session?.reference ?? '';
}

/** An invited colleague, who has no password yet. */
export async function newColleague(server: TestServer): Promise<string> {
  const { http } = await server.person('admin');
  const { body } = await http
    .post('/api/users')
    .send({
      firstName: 'Hind',
      name: 'Tazi',
      email: `colleague${server.world.next()}@five.test`,
      phone: `+2126${41_000_000 + server.world.next()}`,
      scope: ['staff'],
    })
    .expect(201);
  return (body as { data: { reference: string } }).data.reference;
}

/** A private file that belongs to the owner. */
export async function newPaper(server: TestServer, owner: Owner): Promise<string> {
  const { world } = server;
  const { reference } = await server.person(owner);
  const files = world.app.get(Files);
  world.app
    .get(FileReaders)
    .register('walk', (caller, of) => Promise.resolve(caller.reference === of));
  const id = await files.withPaper(new Upload(tinyPdf()), reference, (file) =>
    world.app.get(Transactions).run((tx) => files.attach(tx, file, { kind: 'walk', reference })),
  );
  const [row] = await world.sql<{ reference: string }>(
    'select reference from files where id = $1',
    [id],
  );
  return row?.reference ?? '';
}

export async function newFeed(server: TestServer): Promise<string> {
  const { body } = await (
    await server.person('player')
  ).http
    .post('/api/calendar_feed')
    .expect(201);
  return /([0-9a-f]+)\.ics$/.exec((body as { data: { url: string } }).data.url)?.[1] ?? '';
}

export async function newNotice(server: TestServer, owner: Owner): Promise<string> {
  const { reference } = await server.person(owner);
  const notice = newReference('N');
  await server.world.sql(
    `insert into outbox (reference, event, recipient, channel, template, parameters, created_at,
      due_at, sent_at) values ($1, $2, $3, 'notice', 'bookingConfirmed', '{}', $4, $4, $4)`,
    [notice, `walk:${notice}`, reference, server.world.clock.now()],
  );
  return notice;
}
