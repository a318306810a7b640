import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { GROUNDS } from '@five/shared/venue/brand/action-color.rules';
import { htmlOfMail } from '../../src/platform/mail/mail-layout.ts';
import { MailBrand } from '../../src/platform/mail/mail-brand.ts';
import { Paper } from '../../src/platform/pdf/paper.ts';
import { drawnLogo } from '../../src/platform/drawn-logo.ts';
import { PublicData } from '../../src/platform/site/public-data.ts';
import { brandHead } from '../../src/settings/brand/brand-head.ts';
import { drawLogo } from '../../src/settings/brand/logo/draw-logo.ts';
import { Upload } from '../../src/platform/http/uploads/upload.ts';
import { eventually } from '../eventually.ts';
import { createWorld, type World } from '../world.ts';
import { BALL, svgOf } from './svg-of.ts';

const WORD = '<rect width="200" height="50" fill="#2f66c4"/>';
const WORD_SVG = svgOf(WORD, 'viewBox="0 0 200 50"');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const upload = async (bytes: Buffer, name = 'logo') =>
  (await world.admin()).http.put('/api/venue/logo').attach('file', bytes, name);
const remove = async () => (await world.admin()).http.delete('/api/venue/logo');
const get = (path: string) => world.http.get(path);

/** A picture of one color. */
const picture = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 47, g: 102, b: 196, alpha } } });

const render = (bytes: Buffer) => drawLogo(new Upload(bytes));

/** Color of the first visible pixel of a row in the middle. */
async function middleColor({ bytes }: { bytes: Buffer }, x: number): Promise<string> {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + x) * 4;
  return `#${data.subarray(at, at + 3).toString('hex')}`;
}

test.each([
  ['an empty form', null, 422, 'LOGO_FILE_REQUIRED'],
  ['a text', Buffer.from('logo'), 415, 'FILE_TYPE_UNSUPPORTED'],
  ['a PDF', Buffer.from('%PDF-1.4\n'), 415, 'FILE_TYPE_UNSUPPORTED'],
  ['a compressed SVG', Buffer.from([0x1f, 0x8b, 8, 0]), 415, 'FILE_TYPE_UNSUPPORTED'],
  [
    'a picture that ends too early',
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    422,
    'FILE_UNREADABLE',
  ],
  [
    'an SVG above its limit',
    svgOf(`<!--${' '.repeat(300_000)}-->${BALL}`),
    413,
    'LOGO_FILE_TOO_LARGE',
  ],
  [
    'a picture above its limit',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(2_200_000)]),
    413,
    'LOGO_FILE_TOO_LARGE',
  ],
  ['an SVG with a script', svgOf('<script/>'), 422, 'LOGO_SVG_REFUSED'],
  ['an empty drawing', svgOf('<g/>'), 422, 'LOGO_EMPTY'],
  ['a line', svgOf('<rect width="200" height="2"/>'), 422, 'LOGO_RATIO'],
] as const)('%s is refused as a logo', async (_, bytes, status, code) => {
  const admin = await world.admin();
  const call = admin.http.put('/api/venue/logo');
  const { body, ...answer } = await (bytes ? call.attach('file', bytes, 'logo.png') : call.send());
  expect([answer.status, body.code]).toEqual([status, code]);
});

test('pictures that are tiny, transparent, or too wide are refused', async () => {
  await expect(render(await picture(40, 40).png().toBuffer())).rejects.toThrow('LOGO_TOO_SMALL');
  await expect(render(await picture(90, 90, 0).png().toBuffer())).rejects.toThrow('LOGO_EMPTY');
  await expect(render(await picture(9_000, 60).webp().toBuffer())).rejects.toThrow('LOGO_RATIO');
});

test('a small file of very many pixels is refused before it is decoded', async () => {
  const bomb = await picture(64, 64).png().toBuffer();
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  const { status, body } = await upload(bomb);
  expect([status, body.code]).toEqual([422, 'FILE_TOO_MANY_PIXELS']);
});

test('only an admin sets or removes the logo', async () => {
  const desk = await world.staff();
  const sent = await desk.http.put('/api/venue/logo').attach('file', svgOf(BALL), 'logo.svg');
  expect([sent.status, (await desk.http.delete('/api/venue/logo')).status]).toEqual([403, 403]);
});

test('an SVG is served as PNG that browsers keep, under the hash of its content', async () => {
  const { status, body } = await upload(WORD_SVG, 'logo.svg');
  expect(status).toBe(200);
  const { onDark, onLight } = body.data;
  expect(onDark).toEqual({ ...onLight, url: onDark.url });
  expect([onDark.width, onDark.height]).toEqual([480, 120]);
  const file = await get(onDark.url);
  expect(file.headers['content-type']).toBe('image/png');
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(drawnLogo(file.body)).toMatchObject({ width: 480, height: 120 });
  expect((await get('/brand/0123456789abcdef-dark.png')).status).toBe(404);
  expect((await get('/api/venue')).body.logo).toEqual(body.data);
});

test('the same file under a wrong name and type is accepted', async () => {
  const { status } = await upload(WORD_SVG, 'logo.exe');
  expect(status).toBe(200);
});

test('the logo is in the head of pages, the manifest, icons and the shared picture', async () => {
  await remove();
  const paths = ['/icons/icon-512.png', '/icons/icon-maskable-512.png', '/share/fr.png'];
  const drawn = await Promise.all(paths.map(async (path) => (await get(path)).body as Buffer));
  const { body } = await upload(WORD_SVG);
  const { url } = body.data.onDark;
  const head = await eventually(
    async () => (await world.app.get(PublicData).of('fr')).head,
    (found) => found.includes(url),
  );
  expect(head).toContain(`--logo-dark:url("${url}");--logo-dark-ratio:4;`);
  for (const [index, path] of paths.entries()) {
    const file = await get(path);
    expect(file.body.equals(drawn[index])).toBe(false);
  }
  const [hash] = url.split('/').at(-1).split('-');
  expect((await get('/manifest.webmanifest')).text).toContain(`/icons/icon-192.png?${hash}`);
  expect((await get('/favicon.svg')).body.toString()).toContain('data:image/png;base64,');
});

test('a maskable icon has the logo inside the circle that systems keep', async () => {
  await upload(svgOf('<circle cx="50" cy="50" r="50" fill="#2f66c4"/>', 'viewBox="0 0 100 100"'));
  const icon = await get('/icons/icon-maskable-512.png');
  const { info } = await sharp(icon.body as Buffer)
    .trim({ background: '#ffffff', threshold: 20 })
    .toBuffer({ resolveWithObject: true });
  expect(Math.hypot(info.width, info.height)).toBeLessThanOrEqual(512 * 0.8 + 4);
});

test('a white logo has a dark plate on light grounds and in mails, none on dark ones', async () => {
  const logo = await render(svgOf('<circle cx="100" cy="50" r="50" fill="#fff"/>'));
  expect(await middleColor(logo.onLight, 1)).toBe(GROUNDS.night);
  expect(await middleColor(logo.onLight, Math.floor(logo.onLight.width / 2))).toBe('#ffffff');
  expect(logo.onAny.bytes.equals(logo.onLight.bytes)).toBe(true);
  expect(await middleColor(logo.onDark, 1)).toBe('#ffffff');
  expect(logo.ground).toBe(GROUNDS.night);
});

test('a black logo has a white plate on dark grounds and in mails', async () => {
  const logo = await render(svgOf('<circle cx="100" cy="50" r="50"/>'));
  expect(await middleColor(logo.onDark, 1)).toBe('#ffffff');
  expect(logo.onAny.bytes.equals(logo.onDark.bytes)).toBe(true);
  expect(logo.ground).toBe('#ffffff');
});

test('a logo without transparent parts has no plate and keeps its ground in icons', async () => {
  const logo = await render(await picture(300, 100).flatten().jpeg({ quality: 100 }).toBuffer());
  expect(logo.onDark.bytes.equals(logo.onLight.bytes)).toBe(true);
  expect(logo.ground).toMatch(/^#2f6[56]c[345]$/);
});

test('mails contain the logo, and a word-mark replaces the name', async () => {
  await upload(WORD_SVG);
  const { logo } = await eventually(
    () => world.app.get(MailBrand).current(),
    (brand) => brand.logo !== null,
  );
  const mail = {
    locale: 'ar',
    brand: 'V & S',
    color: '#2f66c4',
    logo,
    subject: '',
    title: '',
    lines: [],
    ticket: null,
    marked: [],
    button: { label: 'x', url: 'https://five.test/' },
    footer: [],
    stop: null,
  } as const;
  const html = htmlOfMail({ ...mail, lines: [] });
  expect(html).toContain('<img src="cid:logo" width="160" height="40" alt="V &amp; S"');
  expect(htmlOfMail({ ...mail, lines: [], logo: null })).not.toContain('<img');
});

test('papers contain the logo', async () => {
  const logo = drawnLogo((await render(WORD_SVG)).onDark.bytes);
  const info = { title: 'T', author: 'A', color: '#2f66c4' };
  const draw = (paper: Paper) => paper.head('T', 'B');
  for (const locale of ['fr', 'ar'] as const) {
    const [with_, without] = [
      await Paper.drawn(locale, { ...info, logo }, draw),
      await Paper.drawn(locale, { ...info, logo: null }, draw),
    ];
    expect(with_.includes('/Subtype /Image')).toBe(true);
    expect(without.includes('/Subtype /Image')).toBe(false);
  }
});

test('without the logo, pages, icons and mails have the sign and the name again', async () => {
  const { body } = await upload(WORD_SVG);
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(200);
  expect((await get('/api/venue')).body.logo).toBeNull();
  expect((await get(body.data.onDark.url)).status).toBe(404);
  expect((await get('/favicon.svg')).body.toString()).not.toContain('data:image');
  expect((await world.app.get(MailBrand).current()).logo).toBeNull();
  expect(brandHead('#2f66c4', null)).not.toContain('--logo');
});

test('setting and removing the logo are in the audit trail', async () => {
  await upload(WORD_SVG);
  await remove();
  const rows = await world.sql(
    `select to_state from audit where act = 'venue.logo' order by id desc limit 2`,
  );
  expect(rows).toEqual([{ to_state: 'off' }, { to_state: 'on' }]);
});
