import sharp from 'sharp';
import type { ImageAnswer } from '@five/shared/files/files.contract';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import type { Person } from '../people.ts';
import { createWorld, type World } from '../world.ts';
import { jpeg, makeMedia, namedKeys, sendForm, storedKeys } from './pictures.ts';

const HOUR_MS = 60 * 60 * 1000;

let world: World;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
});
afterAll(() => world.close());
/** Checks after each test that every stored file has a database row and every row its file. */
afterEach(async () => expect(storedKeys(world)).toEqual(await namedKeys(world)));

const pictureOf = async (file: Buffer): Promise<ImageAnswer> => {
  const { image } = await makeMedia(world, file);
  if (!image) throw new Error('the media has no picture');
  return image;
};
const bytesAt = async (url: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(new URL(url, world.url))).arrayBuffer());

describe('a picture', () => {
  test('is re-encoded in each width and format, upright, without any camera metadata', async () => {
    const taken = await sharp(await jpeg(1200, 800))
      .withMetadata({ orientation: 6 })
      .withExif({
        IFD0: { Make: 'Caméra de Yassine' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 35/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect(taken.toString('latin1')).toContain('Exif');
    const image = await pictureOf(taken);
    expect(image).toMatchObject({
      width: 800,
      height: 1200,
      focusX: 50,
      focusY: 50,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(image.sources.map(({ type, width }) => [type, width])).toEqual(
      ['image/avif', 'image/webp', 'image/jpeg'].flatMap((type) =>
        [160, 480, 800].map((width) => [type, width]),
      ),
    );
    for (const { url, type, width } of image.sources) {
      const bytes = await bytesAt(url);
      const {
        format,
        compression,
        exif,
        icc,
        xmp,
        iptc,
        orientation,
        width: stored,
      } = await sharp(bytes).metadata();
      expect({
        type: `image/${compression === 'av1' ? 'avif' : format}`,
        width: stored,
        exif,
        icc,
        xmp,
        iptc,
        orientation,
      }).toEqual({ type, width });
      expect(bytes.toString('latin1')).not.toMatch(/Yassine|GPS/);
    }
  });

  test('that is also a page, an archive or a program keeps only its pixels', async () => {
    const also = Buffer.from(
      '<html><script>alert(1)</script></html><?php system($_GET[0]); ?>PK\x03\x04%PDF-1.7',
    );
    const picture = await jpeg(200, 100);
    const comment = Buffer.concat([
      picture.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, also.length + 2]),
      also,
      picture.subarray(2),
      also,
    ]);
    for (const { url } of (await pictureOf(comment)).sources)
      expect((await bytesAt(url)).toString('latin1')).not.toMatch(/script|php|PK\x03|%PDF/);
  });

  test('sent under a name with a path is stored in the same folder as all others', async () => {
    for (const name of [
      '../../etc/passwd',
      '..\\..\\boot.ini',
      '/etc/cron.d/five',
      'a\0.svg',
      'x'.repeat(5_000),
      '.htaccess',
    ]) {
      await sendForm(admin, 'post', '/api/medias', { file: await jpeg(60, 40), name });
    }
    expect(
      storedKeys(world).filter(
        (key) => !/^public\/[\w/]*[0-9a-f]{32}-\d+\.(avif|webp|jpg)$/.test(key),
      ),
    ).toEqual([]);
  });

  test('smaller than a width is not enlarged; one larger than a screen is reduced', async () => {
    expect((await pictureOf(await jpeg(120, 90))).sources.map(({ width }) => width)).toEqual([
      120, 120, 120,
    ]);
    const { width, height, sources } = await pictureOf(await jpeg(4000, 3000));
    expect({ width, height, widths: [...new Set(sources.map((source) => source.width))] }).toEqual({
      width: 1600,
      height: 1200,
      widths: [160, 480, 960, 1600],
    });
  });

  test('its mean colour is that of what is seen', async () => {
    const red = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 4,
        background: { r: 200, g: 0, b: 0, alpha: 1 },
      },
    })
      .png()
      .toBuffer();
    expect((await pictureOf(red)).color).toBe('#c80000');
    const clear = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 4,
        background: { r: 200, g: 0, b: 0, alpha: 0 },
      },
    })
      .png()
      .toBuffer();
    expect((await pictureOf(clear)).color).toBe('#ffffff');
  });

  test('its name reveals nothing of the uploaded file name and is never reused', async () => {
    const file = await jpeg(200, 100);
    const [one, other] = [await pictureOf(file), await pictureOf(file)];
    const urls = [...one.sources, ...other.sources].map(({ url }) => url);
    expect(urls.every((url) => /^\/files\/[0-9a-f]{32}-\d+\.(avif|webp|jpg)$/.test(url))).toBe(
      true,
    );
    expect(new Set(urls).size).toBe(urls.length);
  });

  test('is cached for a year, runs no script and is revalidated by its name', async () => {
    const { url = '' } = (await pictureOf(await jpeg(300, 200))).sources[0] ?? {};
    const { headers } = await world.http.get(url).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
    await world.http
      .get(url)
      .set('if-none-match', headers.etag ?? '')
      .expect(304);
    await world.http.head(url).expect(200);
  });
});

test.each([
  '/files/',
  '/files/nothing.avif',
  `/files/${'0'.repeat(32)}-160.avif`,
  '/files/..%2f..%2ffield-key',
  '/files/%2e%2e/field-key',
  '/files/..%5cfield-key',
  `/files/${'0'.repeat(32)}.pdf`,
  '/files/%00.jpg',
])('%s names no file', async (path) => {
  await world.http.get(path).expect(404);
});

describe('no file remains', () => {
  test('of a picture that was taken away, replaced, or whose record is gone', async () => {
    const before = storedKeys(world);
    const { reference, image } = await makeMedia(world, await jpeg(200, 150));
    const { body } = await sendForm(admin, 'put', `/api/medias/${reference}`, {
      file: await jpeg(300, 150),
      fields: { focusX: '10' },
    }).expect(200);
    const second = (body as { data: { image: ImageAnswer } }).data.image;
    expect(second).toMatchObject({ width: 300, focusX: 10, focusY: 50 });
    expect(second.reference).not.toBe(image?.reference);
    await world.http.get(image?.sources[0]?.url ?? '').expect(404);
    await world.http.get(second.sources[0]?.url ?? '').expect(200);
    await admin.http.delete(`/api/medias/${reference}`).expect(200);
    await world.http.get(second.sources[0]?.url ?? '').expect(404);
    expect(storedKeys(world)).toEqual(before);
  });

  test('of one sent for a record that does not exist', async () => {
    const before = storedKeys(world);
    await sendForm(admin, 'put', '/api/medias/ME-00000000', {
      file: await jpeg(200, 150),
      fields: { focusX: '10' },
    }).expect(404);
    expect(storedKeys(world)).toEqual(before);
  });

  test('of one whose process died before it found its record, an hour later', async () => {
    const { image } = await makeMedia(world, await jpeg(200, 150));
    await world.sql(
      `update medias set kind = 'video', video_url = 'https://five.test/', image_id = null
        where image_id = (select id from files where reference = $1)`,
      [image?.reference],
    );
    await world.sql('update files set owner_kind = null, owner = null where reference = $1', [
      image?.reference,
    ]);
    await world.app.get(Jobs).run('files.sweep');
    await world.http.get(image?.sources[0]?.url ?? '').expect(200);
    world.clock.shift(HOUR_MS + 1_000);
    await world.app.get(Jobs).run('files.sweep');
    world.clock.shift(0);
    await world.http.get(image?.sources[0]?.url ?? '').expect(404);
    expect(await world.sql('select 1 from files where reference = $1', [image?.reference])).toEqual(
      [],
    );
  });
});
