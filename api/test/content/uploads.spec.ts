import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { FileStore } from '../../src/platform/files/file-store.ts';
import type { Person } from '../people.ts';
import { createWorld, type World } from '../world.ts';
import {
  IMAGE_FIELDS,
  jpeg,
  makeMedia,
  namedKeys,
  sendForm,
  storedKeys,
  type PictureForm,
} from './pictures.ts';
import { tinyPdf } from '../tiny-pdf.ts';

const MEGABYTE = 1024 * 1024;

let world: World;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
});
afterAll(() => world.close());
/** Checks after each test that a refused upload left no row and no file. */
afterEach(async () =>
  expect({
    stored: storedKeys(world),
    named: await namedKeys(world),
    medias: await world.sql('select 1 from medias'),
  }).toEqual({ stored: [], named: [], medias: [] }),
);

const send = (file: Buffer | null, options: Omit<PictureForm, 'file'> = {}) =>
  sendForm(admin, 'post', '/api/medias', { file, ...options });

describe('by its content, whatever its file name', () => {
  const SVG =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAAC', 'base64');

  test.each([
    ['SVG', Buffer.from(SVG)],
    ['SVG behind a declaration', Buffer.from(`<?xml version="1.0"?>\n${SVG}`)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', tinyPdf()],
    ['a GIF', gif],
    ['text', Buffer.from('GIF is what I am not')],
    ['one byte', Buffer.from([0xff])],
  ])('%s is no picture: 415', async (_, file) => {
    const { body } = await send(file, { name: 'photo.png', type: 'image/png' }).expect(415);
    expect(body).toMatchObject({
      code: 'FILE_TYPE_UNSUPPORTED',
      errorMessages: [{ field: 'file', message: expect.stringContaining('JPEG') }],
    });
  });

  test.each([
    ['the format of an iPhone', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'Réglages'],
    ['a film', '\0\0\0\x14ftypqt  \0\0\0\0', 'vidéo'],
    ['a Word document', 'PK\x03\x04word/', 'capture d’écran'],
  ])('%s is refused with what to do instead', async (_, file, words) => {
    const { body } = await send(Buffer.from(file, 'latin1'), {
      name: 'photo.jpg',
      type: 'image/jpeg',
    }).expect(415);
    expect(body).toMatchObject({
      code: 'FILE_TYPE_UNSUPPORTED',
      message: expect.stringContaining(words),
    });
  });

  test('a picture that is truncated or has only its first bytes: 422', async () => {
    const whole = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
      },
    })
      .jpeg()
      .toBuffer();
    for (const file of [
      whole.subarray(0, whole.length / 2),
      whole.subarray(0, 20),
      (await sharp(whole).png().toBuffer()).subarray(0, 5_000),
      Buffer.from('RIFF\0\0\0\0WEBPVP8 '),
    ]) {
      expect((await send(file).expect(422)).body).toMatchObject({
        code: 'FILE_UNREADABLE',
        errorMessages: [{ field: 'file' }],
      });
    }
  });

  test('a picture with too many pixels for memory is refused by its first bytes', async () => {
    const bomb = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    expect((await send(bomb).expect(422)).body).toMatchObject({
      code: 'FILE_TOO_MANY_PIXELS',
      errorMessages: [{ field: 'file' }],
    });
  });

  test('an image without a file, or with an empty one, names the field', async () => {
    for (const file of [null, Buffer.alloc(0)])
      expect((await send(file).expect(422)).body).toMatchObject({
        code: 'MEDIA_IMAGE_REQUIRED',
        errorMessages: [{ field: 'file', message: 'Veuillez choisir une image.' }],
      });
  });
});

describe('too large', () => {
  test('16 MB are refused, 15 MB are read', async () => {
    const large = Buffer.concat([await jpeg(300, 200), Buffer.alloc(16 * MEGABYTE)]);
    expect((await send(large).expect(413)).body).toMatchObject({
      code: 'FILE_TOO_LARGE',
      errorMessages: [{ field: 'file', message: expect.stringContaining('15') }],
    });
    const { status, body } = await send(large.subarray(0, 15 * MEGABYTE));
    expect([status, (body as { code?: string }).code]).toEqual([201, undefined]);
    await admin.http
      .delete(`/api/medias/${(body as { data: { reference: string } }).data.reference}`)
      .expect(200);
  });

  test('a declared size over the limit is refused before body and token are read', async () => {
    const { status, sent } = await pour({ 'content-length': String(10_000 * MEGABYTE) });
    expect(status).toBe(413);
    expect(sent).toBeLessThan(16 * MEGABYTE);
  });

  test('a body found too large is refused, and a client still sending disconnected', async () => {
    const { status, sent, afterMs } = await pour({
      authorization: `Bearer ${admin.token}`,
      'transfer-encoding': 'chunked',
    });
    expect(status).toBe(413);
    expect(sent).toBeLessThan(40 * MEGABYTE);
    expect(afterMs).toBeLessThan(30_000);
  });

  test('a field beside the file is bounded like any other body', async () => {
    await send(await jpeg(20, 20), {
      fields: { ...IMAGE_FIELDS, videoUrl: 'x'.repeat(101_000) },
    }).expect(413);
  });
});

/**
 * Sends a form whose file never ends. Returns the status, the number of bytes sent until the
 * response, and the milliseconds from the response until the connection was closed.
 */
function pour(
  headers: Record<string, string>,
): Promise<{ status: number; sent: number; afterMs: number }> {
  return new Promise((resolve) => {
    let [sent, status, answeredAt] = [0, 0, 0];
    const request = http.request(`${world.url}/api/medias`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    });
    request
      .on('response', (answer) => {
        [status, answeredAt] = [answer.statusCode ?? 0, performance.now()];
        answer.resume();
      })
      .on('error', () => undefined)
      .on('close', () => resolve({ status, sent, afterMs: performance.now() - answeredAt }));
    request.write(
      '--x\r\ncontent-disposition: form-data; name="file"; ' +
        'filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
    );
    const chunk = Buffer.alloc(MEGABYTE);
    const more = () => {
      if (request.destroyed) return;
      if (status === 0) sent += chunk.length;
      request.write(chunk, () => setTimeout(more, 2));
    };
    more();
  });
}

describe('a form', () => {
  test('encodes as text the same values as JSON', async () => {
    const fields = { ...IMAGE_FIELDS, position: '7', focusX: '20', focusY: '80', videoUrl: '' };
    const { body } = await send(await jpeg(300, 200), { fields }).expect(201);
    const { data } = body as { data: { reference: string } };
    expect(data).toMatchObject({
      caption: 'Le terrain',
      alt: 'Un terrain vert',
      position: 7,
      videoUrl: null,
      image: { focusX: 20, focusY: 80 },
    });
    await admin.http.delete(`/api/medias/${data.reference}`).expect(200);
  });

  test.each<[string, Record<string, string>, number, string]>([
    ['texts that are no JSON', { caption: '{"fr":' }, 400, 'REQUEST_UNREADABLE'],
    [
      'texts nested too deep',
      { caption: `${'['.repeat(5_000)}${']'.repeat(5_000)}` },
      400,
      'REQUEST_UNREADABLE',
    ],
    [
      'a prototype among the texts',
      { caption: '{"__proto__":{"admin":true}}' },
      400,
      'REQUEST_UNREADABLE',
    ],
    ['a number in words', { position: 'last' }, 422, 'VALIDATION_FAILED'],
    ['a field nobody declared', { surprise: '1' }, 422, 'VALIDATION_FAILED'],
    ['a picture’s owner', { uploadedBy: 'U-00000000' }, 422, 'VALIDATION_FAILED'],
  ])('%s are refused', async (_, changes, status, code) => {
    const { body } = await send(await jpeg(60, 40), {
      fields: { ...IMAGE_FIELDS, ...changes },
    }).expect(status);
    expect(body).toMatchObject({ code });
  });

  test('duplicate fields, second or misnamed files and a false JSON part are refused', async () => {
    const file = await jpeg(60, 40);
    await send(file).field('kind', 'video').expect(400);
    await send(file).attach('file', file, 'second.jpg').expect(413);
    await send(null).attach('picture', file, 'photo.jpg').expect(415);
    await admin.http
      .post('/api/medias')
      .field('caption', Buffer.from('{"fr":"x"}'), { contentType: 'application/json' } as never)
      .expect(400);
  });

  test('a file where none is taken: 415', async () => {
    const { body } = await admin.http
      .post('/api/pitches')
      .attach('file', await jpeg(60, 40), 'photo.jpg')
      .expect(415);
    expect(body).toMatchObject({ code: 'MEDIA_TYPE_UNSUPPORTED' });
  });
});

test('a full disk: 507 with a sentence, no row and no file, and the rest goes on', async () => {
  const store = world.app.get(FileStore);
  const put = store.put.bind(store);
  let kept = 0;
  // Simulates a disk that becomes full at the third file, by writing to `/dev/full`.
  store.put = (key, bytes) => {
    const draft = path.join(world.dataDir, 'files', `${key}.part`);
    if (++kept > 2) fs.symlinkSync('/dev/full', draft);
    return put(key, bytes);
  };
  const { body } = await send(await jpeg(500, 300)).expect(507);
  store.put = put;
  expect(kept).toBe(3);
  expect(body).toMatchObject({ code: 'STORAGE_FULL', errorMessages: [{ field: 'file' }] });
  expect([storedKeys(world), await namedKeys(world)]).toEqual([[], []]);
  const { reference } = await makeMedia(world);
  await admin.http.delete(`/api/medias/${reference}`).expect(200);
});
