import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { Translator } from '../../src/platform/i18n/translator.ts';
import { MOST_IN_FLIGHT, UploadIntake } from '../../src/platform/http/uploads/upload-intake.ts';
import { eventually } from '../eventually.ts';
import type { Person } from '../people.ts';
import { createWorld, type World } from '../world.ts';
import { jpeg, sendForm, storedKeys } from './pictures.ts';

const MEGABYTE = 1024 * 1024;
const NOTHING = { uploads: 0, bytes: 0 };

let world: World;
let intake: UploadIntake;

beforeAll(async () => {
  world = await createWorld({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
  intake = world.app.get(UploadIntake);
});
afterAll(() => world.close());
/** Checks after each test that no upload slot is taken and no temporary file is left on disk. */
afterEach(async () => {
  await eventually(
    async () => intake.inFlight,
    (inFlight) => inFlight.uploads === 0,
  );
  expect(intake.inFlight).toEqual(NOTHING);
  expect(received()).toEqual([]);
  expect(await eventually(openFiles, (files) => files.length === 0)).toEqual([]);
});

/** Paths of the open temporary files of uploads. Empty on systems without `/proc/self/fd`. */
const openFiles = () =>
  (fs.existsSync('/proc/self/fd') ? fs.readdirSync('/proc/self/fd') : [])
    .map(linkOf)
    .filter((link) => link.startsWith(path.join(world.dataDir, 'incoming')));

function linkOf(fd: string): string {
  try {
    return fs.readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return ''; // The file was closed between listing and reading.
  }
}

const received = () =>
  fs.existsSync(path.join(world.dataDir, 'incoming'))
    ? fs.readdirSync(path.join(world.dataDir, 'incoming'))
    : [];

interface Open {
  request: http.ClientRequest;
  /** The response; null if the connection ended without a response. */
  answered: Promise<{ status: number; headers: http.IncomingHttpHeaders; code: string } | null>;
}

interface Sending {
  from?: string;
  headers?: Record<string, string>;
  route?: string;
  megabytes?: number;
  /** Whether the client continues the upload after the response has arrived. */
  goesOn?: boolean;
}

/** Begins an upload with the given content length and sends its first megabyte. */
function begin(
  person: Person | null,
  {
    from = '203.0.113.5',
    headers = {},
    route = '/api/auth/field',
    megabytes = 14,
    goesOn = false,
  }: Sending = {},
): Open {
  const request = http.request(`${world.url}${route}`, {
    method: 'POST',
    agent: false,
    headers: {
      ...(person ? { authorization: `Bearer ${person.token}` } : {}),
      'x-forwarded-for': from,
      'content-type': 'multipart/form-data; boundary=x',
      ...(headers['transfer-encoding'] ? {} : { 'content-length': String(megabytes * MEGABYTE) }),
      ...headers,
    },
  });
  const answered = new Promise<Awaited<Open['answered']>>((resolve) => {
    request
      .on('response', (answer) => {
        let text = '';
        answer
          .on('data', (chunk: Buffer) => {
            text += chunk.toString();
          })
          .on('end', () => {
            if (goesOn) request.end(Buffer.alloc((megabytes - 1) * MEGABYTE));
            else request.destroy();
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              code: (JSON.parse(text) as { code: string }).code,
            });
          });
      })
      .on('error', () => resolve(null))
      .on('close', () => resolve(null));
  });
  request.write(
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: ' +
      'image/jpeg\r\n\r\n',
  );
  request.write(Buffer.alloc(MEGABYTE));
  return { request, answered };
}

const admitted = (uploads: number) =>
  eventually(
    async () => intake.inFlight.uploads,
    (now) => now === uploads,
  );

async function abort(open: readonly Open[]): Promise<void> {
  for (const { request } of open) request.destroy();
  await Promise.all(open.map(({ answered }) => answered));
}

test('of eighty open uploads of one account four are received, the rest refused', async () => {
  const person = await world.register({}, { verified: false });
  const open = Array.from({ length: 80 }, (_, number) =>
    begin(person, { from: `203.0.113.${number + 1}` }),
  );
  const answers: Awaited<Open['answered']>[] = [];
  for (const { answered } of open) void answered.then((answer) => answers.push(answer));
  await eventually(
    async () => answers.length,
    (count) => count === 76,
  );
  expect(new Set(answers.map((answer) => answer?.code))).toEqual(new Set(['UPLOADS_TOO_MANY']));
  expect(
    answers.every((answer) => answer?.status === 429 && Number(answer?.headers['retry-after']) > 0),
  ).toBe(true);
  expect(intake.inFlight).toEqual({
    uploads: MOST_IN_FLIGHT.player.uploads,
    bytes: 4 * 14 * MEGABYTE,
  });
  // The temporary file has no name on disk, because it was unlinked after it was opened.
  expect(received()).toEqual([]);
  await abort(open);
});

test('another account can upload meanwhile, and the first again once its own end', async () => {
  const [busy, other] = [await world.register({}, { verified: false }), await world.register()];
  const open = Array.from({ length: 4 }, () => begin(busy));
  await admitted(4);
  await sendForm(other, 'post', '/api/auth/field', {
    file: await jpeg(300, 300),
    fields: { city: 'Fès' },
  }).expect(200);
  const { body } = await sendForm(busy, 'post', '/api/auth/field', {
    file: await jpeg(300, 300),
    fields: { city: 'Fès' },
  }).expect(429);
  const said = world.app
    .get(Translator)
    .error('fr', 'UPLOADS_TOO_MANY', { wait: world.app.get(Translator).wait('fr', 15) });
  expect(body).toMatchObject({
    code: 'UPLOADS_TOO_MANY',
    errorMessages: [{ field: 'file', message: said }],
  });
  await abort(open);
  await admitted(0);
  await sendForm(busy, 'post', '/api/auth/field', {
    file: await jpeg(300, 300),
    fields: { city: 'Fès' },
  }).expect(200);
});

test('one address has a limit across accounts, and the process across addresses', async () => {
  const people = await Promise.all(
    Array.from({ length: 17 }, () => world.register({}, { verified: false })),
  );
  const some = (from: number, to: number, address: (account: number) => string) =>
    people
      .slice(from, to)
      .flatMap((person, account) =>
        Array.from({ length: 4 }, () => begin(person, { from: address(account), megabytes: 2 })),
      );
  const first = some(0, 8, () => '198.51.100.1');
  await admitted(MOST_IN_FLIGHT.address.uploads);
  expect(
    (await begin(people[8] ?? null, { from: '198.51.100.1', megabytes: 2 }).answered)?.code,
  ).toBe('UPLOADS_TOO_MANY');
  const others = some(8, 16, (account) => `198.51.100.${account + 2}`);
  await admitted(MOST_IN_FLIGHT.process.uploads);
  expect(
    (await begin(people[16] ?? null, { from: '198.51.100.99', megabytes: 2 }).answered)?.code,
  ).toBe('UPLOADS_TOO_MANY');
  await abort([...first, ...others]);
});

test('an upload without a length has as much reserved as may come', async () => {
  const person = await world.register();
  const open = begin(person, { headers: { 'transfer-encoding': 'chunked' } });
  await admitted(1);
  expect(intake.inFlight.bytes).toBeGreaterThanOrEqual(15 * MEGABYTE);
  await abort([open]);
});

test('an upload without token, role or verification is refused before taking a place', async () => {
  const [unverified, player] = [
    await world.register({}, { verified: false }),
    await world.register(),
  ];
  for (const [person, route, code] of [
    [null, '/api/auth/field', 'AUTH_REQUIRED'],
    [player, '/api/medias', 'FORBIDDEN'],
    [unverified, '/api/bookings/B-00000000/proof', 'AUTH_UNVERIFIED'],
  ] as const) {
    const open = begin(person, { route });
    expect((await open.answered)?.code).toBe(code);
    expect(intake.inFlight).toEqual(NOTHING);
  }
});

test('a form without a file is bounded like any other body, announced or not', async () => {
  const { status, code } =
    (await begin(null, { route: '/api/auth/field/register', megabytes: 1 }).answered) ??
    ({} as never);
  expect([status, code]).toEqual([413, 'REQUEST_TOO_LARGE']);
  const fields = world.http.post('/api/auth/field/register').set('x-forwarded-for', '203.0.113.99');
  for (let number = 0; number < 3; number++)
    void fields.field(`field${number}`, 'x'.repeat(50_000));
  expect((await fields).status).toBe(413);
});

test('forms that visitors hold open take no places of uploads', async () => {
  const held = Array.from({ length: 70 }, (_, index) => {
    const request = http.request(`${world.url}/api/auth/field/register`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=held',
        'content-length': '2000',
        'x-forwarded-for': `198.51.100.${index % 7}`,
      },
    });
    request.on('error', () => undefined);
    request.write('--held\r\n');
    return request;
  });
  try {
    const forms = async () => intake.formsInFlight.uploads;
    expect(await eventually(forms, (count) => count === held.length)).toBe(held.length);
    const admin = await world.admin();
    await sendForm(admin, 'post', '/api/medias', { file: await jpeg(20, 20) }).expect(201);
  } finally {
    for (const request of held) request.destroy();
  }
  await eventually(
    async () => intake.formsInFlight.uploads,
    (forms) => forms === 0,
  );
});

test('an upload that stalls is aborted, and its slot is freed', async () => {
  const { patience } = intake;
  intake.patience = { lookEveryMs: 50, looks: 4, leastBytes: 512 };
  try {
    for (const goesOn of [false, true]) {
      expect(await begin(await world.register(), { megabytes: 2, goesOn }).answered).toMatchObject({
        status: 408,
        code: 'REQUEST_TIMEOUT',
      });
      expect(intake.inFlight).toEqual(NOTHING);
    }
  } finally {
    intake.patience = patience;
  }
});

test('a refused, damaged or too large upload leaves no file on disk', async () => {
  const admin = await world.admin();
  await sendForm(admin, 'post', '/api/medias', { file: Buffer.alloc(2 * MEGABYTE) }).expect(415);
  await sendForm(admin, 'post', '/api/medias', { file: Buffer.alloc(15 * MEGABYTE + 1) }).expect(
    413,
  );
  await sendForm(admin, 'post', '/api/medias', {
    file: (await jpeg(200, 200)).subarray(0, 20),
  }).expect(422);
  expect(storedKeys(world).filter((key) => key.startsWith('private'))).toEqual([]);
});
