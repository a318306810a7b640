import { ACTION_COLOR, paletteOf } from '@five/shared/venue/brand/action-color.rules';
import { drawMatchPicture } from '../../src/community/matches/previews/match-picture.ts';
import { htmlOfMail } from '../../src/platform/mail/mail-layout.ts';
import { signIcon } from '../../src/platform/pictures/sign.ts';
import { PublicData } from '../../src/platform/site/public-data.ts';
import { brandHead } from '../../src/settings/brand/brand-head.ts';
import { drawSharePicture } from '../../src/settings/brand/share-picture.ts';
import { manifestOf } from '../../src/settings/brand/site-manifest.ts';
import { eventually } from '../eventually.ts';
import { createWorld, type World } from '../world.ts';

const BLUE = '#2f66c4';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const setColor = async (actionColor: string) =>
  (await world.admin()).http.put('/api/venue').send({ actionColor });

test('a new color and its shades are in the head of every page', async () => {
  expect((await setColor(BLUE.toUpperCase())).body.data.actionColor).toBe(BLUE);
  const head = await eventually(
    async () => (await world.app.get(PublicData).of('fr')).head,
    (found) => found.includes(BLUE),
  );
  expect(head).toContain(`<meta name="theme-color" content="${BLUE}"/>`);
  expect(head).toContain(`--action:${BLUE};--action-text:#ffffff;`);
  expect((await setColor(ACTION_COLOR)).status).toBe(200);
});

test('with the default color a page gets no styles, because its own contain it', () => {
  expect(brandHead(ACTION_COLOR, null)).not.toContain('<style>');
});

test('a color that hides buttons or their text is refused with the field', async () => {
  for (const color of ['#ffffff', '#ffe14d', '#101417', '#0f8a4b', 'red']) {
    const { status, body } = await setColor(color);
    expect([status, body.code]).toEqual([422, 'VENUE_COLOR_CONTRAST']);
    expect(JSON.stringify(body)).toContain('actionColor');
  }
});

test('pictures, icons, manifest and mails have the new color only', async () => {
  const drawn = [
    await drawSharePicture({
      locale: 'ar',
      venue: 'V',
      color: BLUE,
      logo: null,
      title: 'T',
      text: 'X',
    }),
    await drawMatchPicture(
      {
        locale: 'fr',
        venue: 'V',
        color: BLUE,
        day: 'lundi',
        night: null,
        time: '20 h',
        pitch: 'P1',
        seats: '2',
        isFree: true,
      },
      null,
    ),
    signIcon(BLUE, 192, false),
    signIcon(BLUE, 512, true),
    JSON.stringify(
      manifestOf('fr', { name: 'V', color: BLUE, description: '', book: '', logo: null }),
    ),
    htmlOfMail({
      locale: 'fr',
      brand: 'V',
      color: BLUE,
      logo: null,
      subject: '',
      title: '',
      lines: [],
      ticket: null,
      marked: [],
      button: { label: 'x', url: 'https://five.test/' },
      stop: null,
      footer: [],
    }),
  ];
  for (const text of drawn) {
    expect(text).toContain(BLUE);
    expect(text.toLowerCase()).not.toContain(ACTION_COLOR);
  }
  expect(drawn.at(-1)).toContain(`color:${paletteOf(BLUE).onAction}`);
});
