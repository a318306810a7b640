import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { canonicalUrl } from '../../src/platform/http/canonical-url.ts';
import { createWorld, type World } from '../world.ts';
import { type Reply, wire } from './wire.ts';

const SECRET = 'what nobody may read';
const CODE = 'the code of a page';
const PAGE =
  '<!DOCTYPE html><html lang="fr" dir="ltr"><head><meta ' +
  'charset="utf-8"/><title>Accueil</title></head><body><h1>Accueil</h1></body></html>';

let folder: string;
let world: World;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-wire-'));
  for (const room of ['site', 'admin']) {
    fs.mkdirSync(path.join(folder, room, 'assets'), { recursive: true });
    for (const page of ['index.html', '__spa-fallback.html'])
      fs.writeFileSync(path.join(folder, room, page), PAGE);
    fs.writeFileSync(path.join(folder, room, 'assets/app-1a2b3c4d.js'), CODE);
  }
  fs.writeFileSync(path.join(folder, 'secret.txt'), SECRET);
  world = await createWorld({
    folders: { site: path.join(folder, 'site'), admin: path.join(folder, 'admin') },
  });
  fs.writeFileSync(path.join(world.dataDir, 'secret.txt'), SECRET);
});
afterAll(async () => {
  await world.close();
  fs.rmSync(folder, { recursive: true });
});

const get = (target: string, ...headers: string[]) =>
  wire(world, [
    `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: ` +
      `close\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`,
  ]);

function expectRefusal({ status, headers, body }: Reply, expected: number, code: string): void {
  expect([status, JSON.parse(body)]).toEqual([
    expected,
    { status: 'error', message: expect.any(String) as string, code, errorMessages: [] },
  ]);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': expect.any(String) as string,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    'cache-control': 'no-store',
    connection: 'close',
  });
}

describe('what is no HTTP is answered in the one shape of errors', () => {
  test.each<[string, string, number, string]>([
    ['noise', '\u0000\u0001\u0002\r\n\r\n', 400, 'REQUEST_UNREADABLE'],
    ['another protocol', 'EHLO five.test\r\n', 400, 'REQUEST_UNREADABLE'],
    ['an unknown version', 'GET / HTTP/7.4\r\n\r\n', 400, 'REQUEST_UNREADABLE'],
    [
      'a header with NUL',
      'GET /api/venue HTTP/1.1\r\nhost: x\r\nx-odd: a\u0000b\r\n\r\n',
      400,
      'REQUEST_UNREADABLE',
    ],
    [
      'a space before the colon',
      'GET /api/venue HTTP/1.1\r\nhost : x\r\n\r\n',
      400,
      'REQUEST_UNREADABLE',
    ],
    [
      'two lengths',
      'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 40\r\n\r\n{}',
      400,
      'REQUEST_UNREADABLE',
    ],
    [
      'a length below nothing',
      'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
      400,
      'REQUEST_UNREADABLE',
    ],
    [
      'a length and chunks',
      'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: ' +
        'chunked\r\n\r\n0\r\n\r\n',
      400,
      'REQUEST_UNREADABLE',
    ],
    [
      'a chunk of no size',
      'POST /api/contact HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
      400,
      'REQUEST_UNREADABLE',
    ],
    [
      'headers of 20 kB',
      `GET /api/venue HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`,
      413,
      'REQUEST_TOO_LARGE',
    ],
    [
      'thousands of headers',
      `GET /api/venue HTTP/1.1\r\nhost: ` +
        `x\r\n${Array.from({ length: 3_000 }, (_, n) => `x-${n}: 1\r\n`).join('')}\r\n`,
      413,
      'REQUEST_TOO_LARGE',
    ],
  ])('%s', async (_, text, status, code) => {
    expectRefusal(await wire(world, [text]), status, code);
  });

  test('a second request smuggled behind a broken one is not answered', async () => {
    const { body } = await wire(world, [
      'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: ' +
        'chunked\r\n\r\n0\r\n\r\nGET /api/venue HTTP/1.1\r\nhost: x\r\n\r\n',
    ]);
    expect(body.match(/"status"/g)).toHaveLength(1);
    expect(body).toContain('REQUEST_UNREADABLE');
  });
});

describe('a slow client is disconnected', () => {
  const server = () => world.app.getHttpServer();

  test('the headers have twenty seconds, the whole request two minutes', () => {
    expect(server().headersTimeout).toBe(20_000);
    expect(server().requestTimeout).toBe(120_000);
  });

  test.each<[string, string[]]>([
    ['says nothing', []],
    [
      'sends a header now and then',
      [
        'GET /api/venue HTTP/1.1\r\nhost: x\r\n',
        ...Array.from({ length: 12 }, (_, n) => `x-${n}: 1\r\n`),
      ],
    ],
    [
      'sends its body letter by letter',
      [
        'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: ' +
          'application/json\r\ncontent-length: 5000\r\n\r\n',
        ...Array.from({ length: 12 }, () => 'x'),
      ],
    ],
  ])('a client that %s', async (_, pieces) => {
    const { headersTimeout, requestTimeout } = server();
    Object.assign(server(), { headersTimeout: 300, requestTimeout: 300 });
    try {
      const reply = await wire(world, pieces, 250);
      expectRefusal(reply, 408, 'REQUEST_TIMEOUT');
      expect(reply.afterMs).toBeLessThan(10_000);
    } finally {
      Object.assign(server(), { headersTimeout, requestTimeout });
    }
  });
});

describe('no path leads out of what is served', () => {
  const UP = [
    '..',
    '%2e%2e',
    '..%2f..',
    '%2e%2e%2f%2e%2e',
    '..%5c..',
    '..\\..',
    '%252e%252e',
    '..%00',
    '....//',
    '%c0%ae%c0%ae',
    '..;',
  ];
  const ROOTS = [
    '/',
    '/assets/',
    '/admin/',
    '/admin/assets/',
    '/files/',
    '/api/',
    '/api/files/',
    '//',
    '/./',
  ];

  test('neither the site, the back-office, the files nor the API', async () => {
    const wrong: string[] = [];
    const targets = ROOTS.flatMap((root) =>
      UP.flatMap((up) => [
        `${root}${up}/secret.txt`,
        `${root}${up}/${up}/secret.txt`,
        `${root}${up}%2fsecret.txt`,
      ]),
    );
    for (const target of targets) {
      const { status, body } = await get(target);
      if (body.includes(SECRET) || status >= 500 || status === 0)
        wrong.push(`${target}: ${status} ${body.slice(0, 80)}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    '/assets/app-1a2b3c4d.js%00',
    '/assets/app-1a2b3c4d.js%00.png',
    '/assets%2fapp-1a2b3c4d.js',
    '/assets/',
    '/assets',
    '/files/',
    '/files/%2e',
    '/files/a%2fb',
  ])('%s is no file', async (target) => {
    const { status, body } = await get(target);
    expect([status < 500, body.includes(CODE)]).toEqual([true, false]);
    expect(status).toBeGreaterThanOrEqual(400);
  });

  test.each([
    'http://evil.test/api/venue',
    '//evil.test',
    '//evil.test/%2f..',
    '/\\\\evil.test',
    '/api/venue#x',
    '/%61pi/users',
  ])('%s never redirects to another host and does not bypass authentication', async (target) => {
    const { status, headers } = await get(target, 'cookie: locale=ar');
    expect(status).toBeLessThan(500);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    if (target.includes('users')) expect(status).toBe(401);
  });

  test('a host that is made up is written into no answer', async () => {
    for (const target of ['/', '/nowhere', '/api/openapi.json', '/en']) {
      const { headers, body } = await wire(world, [
        `GET ${target} HTTP/1.1\r\nhost: evil.test\r\nx-forwarded-host: ` +
          `evil.test\r\ncookie: locale=ar\r\nconnection: close\r\n\r\n`,
      ]);
      expect(`${headers.location ?? ''} ${body}`).not.toContain('evil.test');
    }
  });
});

describe('a path has one form, however it is spelt', () => {
  test.each([
    ['a letter encoded', '/%61pi/venue'],
    ['all letters encoded', '/%61%70%69/%76%65%6e%75%65'],
    ['in small hexadecimals', '/ap%69/venu%65'],
    ['with its host', 'http://elsewhere.test/api/venue'],
  ])('%s: the API’s own headers and tag', async (_, target) => {
    const { status, headers } = await get(target);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Authorization, Accept-Language',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
  });

  test.each([
    ['/api/venue?q=%61', '/api/venue?q=%61'],
    ['/%2e%2e/secret', '/%2e%2e/secret'],
    ['/a%2Fb%25', '/a%2Fb%25'],
    ['/%2561pi', '/%2561pi'],
    ['/%zz%6', '/%zz%6'],
    ['http://h', '/'],
    ['https://h/%41?x=http://y/', '/A?x=http://y/'],
    ['*', '*'],
  ])('%s is read as %s', (written, read) => expect(canonicalUrl(written)).toBe(read));
});
