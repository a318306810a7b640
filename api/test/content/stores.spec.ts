import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { MediaAnswer } from '@five/shared/venue/content.contract';
import { s3AddressOf } from '../../src/platform/config/s3-address.ts';
import type { FileStore } from '../../src/platform/files/file-store.ts';
import { FolderStore } from '../../src/platform/files/folder-store.ts';
import { S3Store } from '../../src/platform/files/s3-store.ts';
import { isSigned, type S3, startS3 } from '../s3.ts';
import { createWorld, type World } from '../world.ts';
import { makeMedia, namedKeys, storedKeys } from './pictures.ts';

const KEY = 'public/0123456789abcdef0123456789abcdef-480.webp';
const bytes = randomBytes(300_000);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-store-'));
let s3: S3;

beforeAll(async () => {
  s3 = await startS3();
});

afterAll(async () => {
  await s3.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

describe.each<[string, () => FileStore]>([
  ['a folder', () => new FolderStore(folder)],
  ['an S3 store', () => at(s3.url)],
])('%s', (_, open) => {
  test('gives back byte for byte what was put there, until it is removed', async () => {
    const store = open();
    await store.put(KEY, bytes);
    expect((await store.read(KEY))?.equals(bytes)).toBe(true);
    const opened = await store.open(KEY);
    expect([opened?.size, opened && (await buffer(opened.stream)).equals(bytes)]).toEqual([
      bytes.length,
      true,
    ]);
    await store.remove(KEY);
    expect([await store.read(KEY), await store.open(KEY)]).toEqual([null, null]);
  });

  test('returns nothing for an unused key, and removing that key is not an error', async () => {
    const store = open();
    expect(await store.read('private/never.pdf')).toBeNull();
    await expect(store.remove('private/never.pdf')).resolves.toBeUndefined();
  });

  test('keeps two keys apart, whatever the kind of access', async () => {
    const store = open();
    await store.put('private/same.pdf', Buffer.from('private'));
    await store.put('public/same.pdf', Buffer.from('public'));
    expect([
      String(await store.read('private/same.pdf')),
      String(await store.read('public/same.pdf')),
    ]).toEqual(['private', 'public']);
  });

  test('keeps its content when reopened', async () => {
    await open().put(KEY, bytes);
    expect((await open().read(KEY))?.length).toBe(bytes.length);
  });
});

describe('an S3 store', () => {
  test('each call is signed for the region; a stored file also by its digest', async () => {
    const asked: [IncomingMessage, Buffer][] = [];
    const stub = await answering(200, '', (request, body) => asked.push([request, body]));
    const store = at(`${stub.url}?region=eu-west-3`);
    await store.put(KEY, bytes);
    await store.read(KEY);
    await store.remove(KEY);
    await stub.stop();
    expect(
      asked.map(([request, body]) => [
        request.method,
        isSigned(request, body, 'secret'),
        isSigned(request, body, 'other'),
      ]),
    ).toEqual([
      ['PUT', true, false],
      ['GET', true, false],
      ['DELETE', true, false],
    ]);
    for (const [request] of asked)
      expect(request.headers.authorization).toContain('/eu-west-3/s3/');
  });

  test('a wrong access key gives an error rather than an empty store', async () => {
    await expect(at(s3.wrongUrl).read(KEY)).rejects.toThrow(/^the file store refused: 403/);
    await expect(at(s3.wrongUrl).put(KEY, bytes)).rejects.toThrow(/^the file store refused: 403/);
  });

  test('a bucket that is not there is a fault too', async () => {
    await expect(at(s3.url.replace(/five-arena$/, 'another-one')).read(KEY)).rejects.toThrow(
      /^the file store refused: 404 NoSuchBucket/,
    );
  });

  test.each([
    ['no room', 507, '<Error><Code>Anything</Code></Error>', 'STORAGE_FULL'],
    ['a quota that is used up', 403, '<Error><Code>QuotaExceeded</Code></Error>', 'STORAGE_FULL'],
    [
      'a failure of its own',
      500,
      '<Error><Code>InternalError</Code></Error>',
      'STORAGE_UNAVAILABLE',
    ],
  ])('%s maps to its error code', async (_, status, responseText, code) => {
    const stub = await answering(status, responseText);
    await expect(at(stub.url).put(KEY, bytes)).rejects.toMatchObject({ code });
    await stub.stop();
  });

  test('an unreachable server fails at once', async () => {
    const stub = await answering(200, '');
    await stub.stop();
    await expect(at(stub.url).read(KEY)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  });
});

describe('the product on an S3 store', () => {
  let world: World;

  beforeAll(async () => {
    world = await createWorld({ env: { FILES_URL: s3.url } });
  });

  afterAll(() => world.close());

  test('a picture is served from our origin, not kept here, and gone with its record', async () => {
    const media = await makeMedia(world);
    const url = smallest(media);
    const { body, headers } = await world.http.get(url).expect(200);
    expect([headers['content-type'], (body as Buffer).length > 100]).toEqual(['image/webp', true]);
    expect(storedKeys(world)).toEqual([]);
    const store = at(s3.url);
    for (const key of await namedKeys(world)) expect(await store.read(key)).not.toBeNull();
    const keys = await namedKeys(world);
    await (await world.admin()).http.delete(`/api/medias/${media.reference}`).expect(200);
    for (const key of keys) expect(await store.read(key)).toBeNull();
  });
});

describe('the product while its store is away', () => {
  let world: World;

  beforeAll(async () => {
    const stub = await answering(200, '');
    await stub.stop();
    world = await createWorld({ env: { FILES_URL: stub.url } });
  });

  afterAll(() => world.close());

  test('an upload returns 503 with a retry time and no record; other calls work', async () => {
    const refused = await makeMedia(world).catch((error: unknown) => String(error));
    expect(refused).toContain('503');
    await world.http.get('/api/medias').expect(200, []);
    const { headers } = await world.http.get(`/files/${KEY.slice('public/'.length)}`).expect(503);
    expect(headers['retry-after']).toBe('30');
  });
});

function at(url: string): S3Store {
  const address = s3AddressOf(url);
  if (!address) throw new Error(`no address of a store: ${url}`);
  return new S3Store(address);
}

const smallest = ({ image }: MediaAnswer): string =>
  image?.sources.find(({ type }) => type === 'image/webp')?.url ?? '';

/** Starts an HTTP server that gives every request the same response and records the requests. */
async function answering(
  status: number,
  responseText: string,
  onRequest: (request: IncomingMessage, body: Buffer) => unknown = () => undefined,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = http.createServer((request, response) => {
    void buffer(request)
      .then((body) => onRequest(request, body))
      .then(() =>
        response.writeHead(status, { 'content-type': 'application/xml' }).end(responseText),
      );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://key:secret@127.0.0.1:${port}/bucket`,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
