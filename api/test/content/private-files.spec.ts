import fs from 'node:fs';
import http from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { FileReaders } from '../../src/platform/files/file-readers.ts';
import { Files } from '../../src/platform/files/files.ts';
import { Transactions } from '../../src/platform/database/transactions.ts';
import { Upload } from '../../src/platform/http/uploads/upload.ts';
import { createWorld, type World } from '../world.ts';
import { jpeg, makeMedia, storedKeys } from './pictures.ts';
import { tinyPdf } from '../tiny-pdf.ts';

const PDF = tinyPdf();

let world: World;

beforeAll(async () => {
  world = await createWorld();
  world.app
    .get(FileReaders)
    .register('proof', (caller, owner) =>
      Promise.resolve(caller.role !== 'player' || caller.reference === owner),
    );
});
afterAll(() => world.close());

/**
 * Stores a private file of this kind that is attached to the person with the reference `owner`.
 * Returns the file's key.
 */
async function storePrivateFile(bytes: Buffer, owner: string, kind = 'proof'): Promise<string> {
  const files = world.app.get(Files);
  const id = await files.withPaper(new Upload(bytes), owner, (file) =>
    world.app.get(Transactions).run((tx) => files.attach(tx, file, { kind, reference: owner })),
  );
  const [row] = await world.sql<{ reference: string }>(
    'select reference from files where id = $1',
    [id],
  );
  return row?.reference ?? '';
}

test('a private file is readable with access to its record, else not found', async () => {
  const [owner, other, staff] = [
    await world.player(),
    await world.otherPlayer(),
    await world.staff(),
  ];
  const reference = await storePrivateFile(PDF, owner.reference);
  for (const { http } of [owner, staff]) {
    const { headers } = await http.get(`/api/files/${reference}`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${reference}"`,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  }
  const [foreign, unknown] = [
    await other.http.get(`/api/files/${reference}`).expect(404),
    await other.http.get('/api/files/F-00000000').expect(404),
  ];
  expect(foreign.body).toEqual(unknown.body);
  await world.http.get(`/api/files/${reference}`).expect(401);
});

test('an unregistered private file kind is not found, nor is a public picture', async () => {
  const staff = await world.staff();
  await staff.http
    .get(`/api/files/${await storePrivateFile(PDF, staff.reference, 'unheard')}`)
    .expect(404);
  await staff.http.get(`/api/files/${(await makeMedia(world)).image?.reference ?? ''}`).expect(404);
});

test('private files that are requested but not downloaded are not held in memory', async () => {
  const owner = await world.player();
  const reference = await storePrivateFile(
    Buffer.concat([PDF, Buffer.alloc(14_000_000)]),
    owner.reference,
  );
  const sockets = new Set<Socket>();
  const server = world.app.getHttpServer();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  const asked = await Promise.all(
    Array.from(
      { length: 20 },
      () =>
        new Promise<http.IncomingMessage>((resolve, reject) => {
          http
            .get(
              `${world.url}/api/files/${reference}`,
              { agent: false, headers: { authorization: `Bearer ${owner.token}` } },
              resolve,
            )
            .on('error', reject);
        }),
    ),
  );
  expect(asked.map(({ statusCode, headers }) => [statusCode, headers['content-length']])).toEqual(
    asked.map(() => [200, String(14_000_000 + PDF.length)]),
  );
  expect(Math.max(...[...sockets].map(({ writableLength }) => writableLength))).toBeLessThan(
    1_000_000,
  );
  const whole = await buffer(asked[0] ?? Readable.from([]));
  expect(
    whole.subarray(0, PDF.length).equals(PDF) && whole.length === 14_000_000 + PDF.length,
  ).toBe(true);
  for (const answer of asked) answer.destroy();
});

test('no name at /files opens a paper', async () => {
  const owner = await world.player();
  await storePrivateFile(PDF, owner.reference);
  const keys = storedKeys(world).filter((key) => key.startsWith('private/'));
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) {
    await world.http.get(`/files/${path.basename(key)}`).expect(404);
    await world.http.get(`/files/${encodeURIComponent(`../${key}`)}`).expect(404);
  }
});

test('a photographed paper loses what the camera wrote into it; other files are none', async () => {
  const owner = await world.player();
  const taken = await sharp(await jpeg(2600, 1300))
    .withExif({ IFD0: { Make: 'Caméra de Yassine' } })
    .jpeg()
    .toBuffer();
  const { body, headers } = await owner.http
    .get(`/api/files/${await storePrivateFile(taken, owner.reference)}`)
    .buffer(true)
    .expect(200);
  const { width, exif } = await sharp(body as Buffer).metadata();
  expect({ width, exif, type: headers['content-type'] }).toEqual({
    width: 2000,
    exif: undefined,
    type: 'image/jpeg',
  });
  await expect(storePrivateFile(Buffer.from('<svg/>'), owner.reference)).rejects.toMatchObject({
    code: 'FILE_TYPE_UNSUPPORTED',
  });
});

test('stored files are readable by their owner and group only', async () => {
  await storePrivateFile(PDF, (await world.player()).reference);
  for (const key of storedKeys(world))
    expect(fs.statSync(path.join(world.dataDir, 'files', key)).mode & 0o007).toBe(0);
});
