import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PublicData } from '../src/platform/site/public-data.ts';
import { SitePaths } from '../src/platform/site/site-paths.ts';
import { eventually } from './eventually.ts';
import { makePrice, openVenue } from './venue.ts';
import { createWorld, type World } from './world.ts';

const INLINE = 'window.__started = 1;';
const page = (title: string) =>
  `<!DOCTYPE html><html lang="fr" dir="ltr"><head><meta charset="utf-8"/>` +
  `<title>${title}</title></head><body><h1>${title}</h1>` +
  `<script>${INLINE}</script></body></html>`;
const fact = (name: string, sentence: string, before: string) =>
  `<bdi data-fact="${name}" data-text="${sentence}">${before}</bdi>`;
const SITE = {
  'index.html': page('Accueil'),
  'en/index.html': page('Home'),
  'ar/index.html': page('الرئيسية'),
  'auth/login/index.html': page('Connexion'),
  'en/auth/login/index.html': page('Sign in'),
  '__spa-fallback.html': page('Five Arena').replace('<h1>', '<div id="served"></div><h1>'),
  'assets/app-1a2b3c4d.js': 'x'.repeat(3000),
  'assets/app-1a2b3c4d.js.br': 'brotli copy',
  'assets/app-1a2b3c4d.js.gz': 'gzip copy',
  'favicon.svg': '<svg/>',
  'sw.js': 'worker',
  'sw-off.js': 'removal',
  '.hidden/app.js': 'x'.repeat(3000),
  'conditions/index.html': page('Conditions').replace(
    '<h1>',
    `<p>${fact('name', '{}', '…')}, ` +
      `${fact('number', 'n° {}.', '')}${fact('none', 'n° {}.', '')}` +
      `${fact('unknown', '{}', '…')}</p><h1>`,
  ),
};
const PARTS = {
  'parts.mjs': `export const parts = { team: async ({ name }) => '<main>' + name + '</main>' };`,
};
const ADMIN = {
  'index.html': page('Back-office'),
  'assets/desk-5e6f7a8b.js': 'desk',
  'sw.js': 'desk',
};

let folder: string;
let world: World;
/** A number in the public data that a test changes. */
let visits = 1;

const loadTeam = async (name: string | undefined) => {
  if (name === 'july') throw new Error('no database');
  return { name };
};

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-site-'));
  write('site', SITE);
  write('admin', ADMIN);
  write('served', PARTS);
  world = await createWorld({
    folders: {
      site: path.join(folder, 'site'),
      admin: path.join(folder, 'admin'),
      parts: path.join(folder, 'served/parts.mjs'),
    },
  });
  const publicData = world.app.get(PublicData);
  publicData.register(
    '/api/example',
    async (locale) => ({ price: 300, text: `</script><b>\u2028 ${locale}` }),
    (data) => [`${data.price} & plus`],
    { page: '/auth/login', head: (data) => `<style>.photo{background:#${data.price}}</style>` },
  );
  publicData.register('/api/visits', async () => ({ visits }));
  publicData.registerFacts(async (locale) => ({
    name: `<b> $& ${locale}`,
    number: '7',
    none: '',
  }));
  world.app.get(SitePaths).register('/example/:year/:name', async ({ year, name }, locale) =>
    year === '2025'
      ? {
          title: `${name} ${locale}`,
          lead: 'Tous <les> soirs',
          description: 'Huit "équipes"',
          picture: { path: '/may.png', width: 600, height: 315, description: '4 équipes' },
          data: { '/api/example/may': { teams: 8 } },
          ...(name !== 'may' && { part: { part: 'team', load: () => loadTeam(name) } }),
        }
      : null,
  );
});
afterAll(async () => {
  await world.close();
  fs.rmSync(folder, { recursive: true });
});

function write(room: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, room, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, room, name), content);
  }
}

/** Sends a request whose path no client or proxy normalizes. */
function raw(
  pathname: string,
  { method = 'GET', headers = {} }: http.RequestOptions = {},
): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(world.url);
    http
      .request({ hostname, port, path: pathname, method, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(parts),
            }),
          );
      })
      .on('error', reject)
      .end();
  });
}

test('an offer links only to a built page or one known to its data owner', async () => {
  const { http } = await world.admin();
  const send = (link: string) =>
    http
      .post('/api/promos')
      .set('accept-language', 'en')
      .send({ title: { fr: 'Offre' }, text: { fr: 'Ce soir' }, path: link });
  for (const link of [
    '/',
    '/auth/login',
    '/auth/login?next=%2F',
    '/auth/login/',
    '/example/2025/may',
  ])
    await send(link).expect(201);
  const { reference } = ((await send('/').expect(201)).body as { data: { reference: string } })
    .data;
  for (const link of ['/auth', '/pricing', '/example/2024/may', '/example']) {
    expect((await send(link).expect(422)).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errorMessages: [{ field: 'path', message: 'No page of the site is at this address.' }],
    });
    await http.put(`/api/promos/${reference}`).send({ path: link }).expect(422);
  }
});

describe('pages', () => {
  test.each([
    ['/', 'Accueil'],
    ['/en', 'Home'],
    ['/en/', 'Home'],
    ['/ar', 'الرئيسية'],
    ['/auth/login?next=%2Faccount', 'Connexion'],
  ])('%s opens the page that was built', async (path, title) => {
    const { text } = await world.http
      .get(path)
      .expect(200)
      .expect('content-type', 'text/html; charset=utf-8')
      .expect('cache-control', 'no-cache')
      .expect('x-robots-tag', 'noindex');
    expect(text).toContain(`<h1>${title}</h1>`);
  });

  test('a page runs its own inline scripts and no others', async () => {
    const { headers } = await world.http.get('/').expect(200);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(INLINE).digest('base64')}'`);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^;]+';/);
    expect(policy.replace(/style-src [^;]+/, '')).not.toContain('unsafe');
  });

  test('an unknown page is the shell with status 404, in the language of its path', async () => {
    for (const [path, lang, dir, title] of [
      ['/nowhere', 'fr', 'ltr', 'Erreur 404 - Page non trouvée'],
      ['/en/nowhere', 'en', 'ltr', 'Error 404 - Page not found'],
      ['/ar/x/y', 'ar', 'rtl', 'خطأ 404 - الصفحة غير موجودة'],
    ]) {
      const { text } = await world.http.get(path ?? '').expect(404);
      expect(text).toContain(`<html lang="${lang}" dir="${dir}">`);
      expect(text).toContain(`<title>${title}</title>`);
    }
  });

  test('unknown pages of a language are identical, so many requests cost as one', async () => {
    const [one, other] = [
      await world.http.get('/ar/nowhere').expect(404),
      await world.http.get('/ar/x/y-2?z=3').expect(404),
    ];
    expect(other.text).toBe(one.text);
  });

  test('a page made of data is found or not by asking the owner of the data', async () => {
    const found = await world.http.get('/ar/example/2025/may').expect(200);
    expect(found.text).toContain('<title>may ar</title>');
    await world.http.get('/example/1999/may').expect(404);
  });

  test('a data page starts with its text and embeds escaped data', async () => {
    const { text } = await world.http.get('/example/2025/may').expect(200);
    expect(text).toContain(
      '<page-beginning><h1 dir="auto">may fr</h1><p dir="auto">Tous &lt;les&gt; ' +
        'soirs</p></page-beginning>',
    );
    expect(text).toContain(
      '<script type="application/json" id="page-data">{"/api/example/may":{"teams":8}}</script>',
    );
    expect((await world.http.get('/example/1999/may')).text).not.toMatch(
      /page-beginning|page-data/,
    );
  });

  test('a data page has its part in place of its first words, or these without it', async () => {
    const drawn = await world.http.get('/example/2025/june').expect(200);
    expect(drawn.text).toContain('<div id="served"><main>june</main></div>');
    expect(drawn.text).not.toContain('page-beginning');
    const failed = await world.http.get('/example/2025/july').expect(200);
    expect(failed.text).toContain('<div id="served"></div>');
    expect(failed.text).toContain('<page-beginning>');
  });

  test('a page has some of its data before scripts run, and no data of other pages', async () => {
    const style = '<style>.photo{background:#300}</style>';
    expect((await world.http.get('/en/auth/login')).text).toContain(style);
    expect((await world.http.get('/en')).text).not.toContain(style);
  });

  test('a page defines its link preview: its address, and a picture in its language', async () => {
    const { text } = await world.http.get('/ar').expect(200);
    expect(text).toMatch(/<meta property="og:url" content="http:[^"]+\/ar"\/>/);
    expect(text).toMatch(/<meta property="og:image" content="http:[^"]+\/share\/ar\.png"\/>/);
    const { text: example } = await world.http.get('/example/2025/may');
    expect(example).toContain('<meta property="og:title" content="may fr"/>');
    expect(example).toMatch(
      /"og:image" content="http:[^"]+\/may\.png"\/><meta property="og:image:width" content="600"/,
    );
    expect(example).toContain('<meta property="og:image:alt" content="4 équipes"/>');
    expect(example).toContain(
      '<meta name="description" content="Huit &quot;équipes&quot;"/>' +
        '<meta property="og:description" content="Huit &quot;équipes&quot;"/>',
    );
  });

  test.each([
    ['/fr', '/'],
    ['/fr/', '/'],
    ['/FR/Conditions?a=B&c=%20d', '/conditions?a=B&c=%20d'],
    ['/fr/auth/login', '/auth/login'],
    ['/Auth/Login', '/auth/login'],
    ['/EN/auth/LOGIN/', '/en/auth/login'],
    ['/AR', '/ar'],
    ['/Example/2025/MAY', '/example/2025/MAY'],
    ['/fr/example/2025/Été', '/example/2025/%C3%89t%C3%A9'],
    ['/Admin/bookings/B-7K3M9QXT?x=Y', '/admin/bookings/B-7K3M9QXT?x=Y'],
  ])('%s leads to %s in one hop, with its query', async (from, to) => {
    const { status, headers } = await raw(encodeURI(decodeURI(from)).replace('%2520', '%20'));
    expect([status, headers.location]).toEqual([301, to]);
    expect((await raw(to)).status).toBe(200);
  });

  test('an address that is correct or leads to no page is not corrected', async () => {
    for (const path of ['/example/2025/MAY', '/en', '/'])
      expect([path, (await raw(path)).status]).toEqual([path, 200]);
    for (const path of ['/fr/nowhere', '/Nowhere', '/fr//evil.test', '/API', '/Example/2024/May'])
      expect([path, (await raw(path)).status]).toEqual([path, 404]);
  });

  test('a corrected address keeps the chosen language, unless it names one itself', async () => {
    const headers = { cookie: 'locale=en' };
    const login = await raw('/Auth/Login', { headers });
    expect([login.status, login.headers.location]).toEqual([301, '/en/auth/login']);
    const french = await raw('/fr/auth/login', { headers });
    expect([french.status, french.headers.location]).toEqual([301, '/auth/login']);
    expect(french.headers['set-cookie']?.[0]).toMatch(/^locale=fr; Path=\/; Max-Age=\d+; /);
    expect(french.headers['cache-control']).toBe('no-cache');
  });

  test('HEAD answers what GET does, without the page', async () => {
    const got = await raw('/');
    const { status, headers, body } = await raw('/', { method: 'HEAD' });
    expect([status, body.length, headers.etag]).toEqual([200, 0, got.headers.etag]);
    expect(headers['content-length']).toBe(got.headers['content-length']);
  });

  test('a page that was not changed is not sent again', async () => {
    const { headers } = await world.http.get('/').expect(200);
    await world.http
      .get('/')
      .set('if-none-match', headers.etag ?? '')
      .expect(304);
  });

  test('a page is compressed as the browser accepts it', async () => {
    const plain = (await raw('/')).body.toString();
    const brotli = await raw('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gzip = await raw('/', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect([
      brotli.headers['content-encoding'],
      brotliDecompressSync(brotli.body).toString(),
    ]).toEqual(['br', plain]);
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual([
      'gzip',
      plain,
    ]);
    expect(brotli.headers.vary).toBe('Cookie, Accept-Encoding');
  });

  test('a page is not written to: another method is refused with the allowed ones', async () => {
    await world.http.post('/auth/login').send({}).expect(405).expect('allow', 'GET, HEAD');
    await world.http.post('/nowhere').send({}).expect(404);
  });
});

describe('the language cookie', () => {
  const go = (url: string, cookie: string) => raw(url, { headers: { cookie } });

  test.each([
    ['/', 'en', '/en'],
    ['/auth/login?next=%2Faccount&a=1', 'ar', '/ar/auth/login?next=%2Faccount&a=1'],
    ['/nowhere', 'en', '/en/nowhere'],
    ['//elsewhere.test/x', 'en', '/en/elsewhere.test/x'],
    ['/%2f%2felsewhere', 'en', '/en/%2f%2felsewhere'],
  ])('%s with %s goes to %s', async (url, locale, to) => {
    const { status, headers } = await go(url, `a=b; locale=${locale}`);
    expect([status, headers.location, headers.vary]).toEqual([302, to, 'Cookie, Accept-Encoding']);
  });

  test.each([
    ['/en', 'locale=ar'],
    ['/', 'locale=fr'],
    ['/', 'locale=xx'],
    ['/', 'mylocale=en'],
    ['/ar', 'locale=en'],
  ])('%s with %s stays', async (url, cookie) => {
    expect((await go(url, cookie)).status).toBe(200);
  });

  test.each([
    '/api/health/live',
    '/admin',
    '/admin/bookings',
    '/favicon.svg',
    '/assets/app-1a2b3c4d.js',
    '/missing.png',
    '/socket.io/x',
  ])('%s is never redirected', async (url) => {
    expect((await go(url, 'locale=en')).status).not.toBe(302);
  });
});

describe('public data', () => {
  const dataOf = (html: string) =>
    /<script type="application\/json" id="public-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';

  test('a page carries the public data of its language, harmless whatever is in it', async () => {
    const { text } = await world.http.get('/ar').expect(200);
    expect(JSON.parse(dataOf(text))).toMatchObject({
      '/api/example': { price: 300, text: '</script><b>\u2028 ar' },
    });
    expect(dataOf(text)).not.toMatch(/[<\u2028]/);
    expect(text).toContain('<li>300 &amp; plus</li>');
    expect(text).toMatch(
      /<noscript>.*<a href="https:\/\/www\.google\.com\/maps\/[^"]+">[^<]+<\/a>.*<\/noscript>/s,
    );
  });

  test('the lines of a page link the email of a venue that has one', async () => {
    const lines = async () =>
      /<noscript>.*<\/noscript>/s.exec((await world.http.get('/ar').expect(200)).text)?.[0];
    expect(await lines()).not.toContain('mailto:');
    const { http } = await world.admin();
    await http.put('/api/venue').send({ email: 'accueil@stade.test' }).expect(200);
    expect(await lines()).toContain('<a href="mailto:accueil@stade.test">accueil@stade.test</a>');
  });

  test('sentences of a page contain the configured facts and omit the missing ones', async () => {
    const { text } = await world.http.get('/conditions').expect(200);
    expect(text).toContain(
      `<p>${fact('name', '{}', '&lt;b&gt; $&amp; fr')}, ` +
        `${fact('number', 'n° {}.', 'n° 7.')}${fact('none', 'n° {}.', '')}` +
        `${fact('unknown', '{}', '…')}</p>`,
    );
  });

  describe('of the venue and its prices', () => {
    const EVENING = {
      durationMinutes: 60,
      totalCents: 40_000,
      startTime: '18:00',
      endTime: '01:00',
      name: { fr: 'Soirée', en: 'Evening', ar: 'المساء' },
      remark: { fr: 'dès 18 h', en: 'from 18:00', ar: 'من السادسة' },
    };
    beforeAll(async () => {
      await openVenue(world);
      await makePrice(world, EVENING);
    });

    test.each([
      ['fr', '/', 'Soirée (dès 18 h) : 400 DH', 'Adresse à compléter, Maroc'],
      ['en', '/en', 'Evening (from 18:00): 400 MAD', 'Address to be completed, Morocco'],
      ['ar', '/ar', 'المساء (من السادسة)، الثمن: 400 درهم', 'العنوان قيد الاستكمال، المغرب'],
    ])(
      'a page in %s contains the data and text for a visitor without scripts',
      async (locale, path, line, place) => {
        const page = async () =>
          (await world.http.get(path).expect(200)).text.replace(/[\u00a0\u202f]/g, ' ');
        expect(await eventually(page, (html) => html.includes(`<li>${line}</li>`))).toContain(
          `<li>${line}</li>`,
        );
        expect(await page()).toContain(`>${place}</a></li>`);
        const read = async (call: string) =>
          JSON.stringify(
            (await world.http.get(call).set('accept-language', locale).expect(200)).body,
          ).replace(/[\u00a0\u202f]/g, ' ');
        const carried = JSON.parse(dataOf(await page())) as Record<string, unknown>;
        for (const call of ['/api/venue', '/api/pricings'])
          expect(JSON.stringify(carried[call])).toBe(await read(call));
      },
    );
  });

  test('a change in the database changes the page and its tag', async () => {
    const before = await world.http.get('/').expect(200);
    visits += 1;
    expect((await world.http.get('/')).headers.etag).toBe(before.headers.etag);
    await world.sql(`notify version, 'pricings'`);
    await eventually(
      async () => (await world.http.get('/')).text,
      (html) => html.includes(`"visits":${visits}`),
    );
    const after = await world.http
      .get('/')
      .set('if-none-match', before.headers.etag ?? '')
      .expect(200);
    expect(JSON.parse(dataOf(after.text))).toMatchObject({ '/api/visits': { visits } });
  });
});

describe('files', () => {
  test('a built file is kept for a year and sent in its compressed copy', async () => {
    const brotli = await raw('/assets/app-1a2b3c4d.js', { headers: { 'accept-encoding': 'br' } });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotli.body.toString()).toBe('brotli copy');
    expect((await raw('/assets/app-1a2b3c4d.js')).body.length).toBe(3000);
    expect((await raw('/favicon.svg')).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );
  });

  test.each([
    '/%2e%2e/%2e%2e/etc/passwd',
    '/../../etc/passwd',
    '/assets/..%2f..%2f..%2fetc/passwd',
    '/assets/%2e%2e/%2e%2e/admin/index.html',
    '/..\\..\\etc\\passwd',
    '/assets/app-1a2b3c4d.js%00',
    '/assets/app-1a2b3c4d.js.br',
    '/index.html',
    '/__spa-fallback.html',
    '/ASSETS/app-1a2b3c4d.js',
    '/%',
    '/%ff',
    '/assets//app-1a2b3c4d.js',
    '/assets%2fapp-1a2b3c4d.js',
    '/assets/app-1a2b3c4d.js/',
    '/assets/',
    '/.hidden/app.js',
    '/assets/missing.js',
    '/admin/assets/missing.js',
  ])('%s reaches no file', async (url) => {
    const { status, body } = await raw(url);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/root:|x{50}|brotli copy|at .*\.ts/);
  });

  test('a file answers HEAD without content, and no other method', async () => {
    const head = await raw('/assets/app-1a2b3c4d.js', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      '3000',
      0,
    ]);
    await world.http.post('/assets/app-1a2b3c4d.js').expect(404);
  });

  test('a missing file opened in a browser gets the 404 page of the site', async () => {
    const { status, headers, body } = await raw('/missing.png', {
      headers: { accept: 'text/html,image/*' },
    });
    expect([
      status,
      headers['content-type'],
      body.toString().includes('<h1>Five Arena</h1>'),
    ]).toEqual([404, 'text/html; charset=utf-8', true]);
  });
});

describe('back-office', () => {
  test.each(['/admin', '/admin/', '/admin/bookings/B-12345678/show', '/%61dmin/bookings'])(
    '%s opens the back-office under the same kind of policy',
    async (url) => {
      const { status, headers, body } = await raw(url);
      expect([status, body.toString().includes('<h1>Back-office</h1>')]).toEqual([200, true]);
      expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  test.each(['/admin//evil.test', '/admin/evil.test', '/admin/assets/missing.js'])(
    '%s opened in a browser gets the back-office 404 page, as a subresource one line of text',
    async (url) => {
      const opened = await raw(url, { headers: { accept: 'text/html,*/*;q=0.8' } });
      expect([
        opened.status,
        opened.headers.location,
        opened.body.toString().includes('<h1>Back-office</h1>'),
      ]).toEqual([404, undefined, true]);
      const asked = await raw(url, { headers: { accept: '*/*' } });
      expect([asked.status, asked.body.toString()]).toEqual([404, 'Not found.\n']);
    },
  );

  test('its files are its own', async () => {
    await world.http.get('/admin/assets/desk-5e6f7a8b.js').expect(200);
    await world.http.get('/assets/desk-5e6f7a8b.js').expect(404);
  });
});

describe('service workers', () => {
  test('each has its own scope, and browsers check its file each time', async () => {
    for (const [url, scope] of [
      ['/sw.js', '/'],
      ['/admin/sw.js', '/admin'],
    ] as const) {
      const { headers } = await world.http.get(url).expect(200);
      expect(headers['service-worker-allowed']).toBe(scope);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(headers['content-type']).toContain('javascript');
    }
  });

  test('the page with which pages open offline has no data of its own', async () => {
    const { text } = await world.http.get('/ar/shell').set('accept', 'text/html').expect(200);
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
  });

  test('switched off, the file removes the worker that a browser has', async () => {
    const without = await createWorld({
      folders: { site: path.join(folder, 'site') },
      env: { SERVICE_WORKER: 'off' },
    });
    const { text } = await without.http.get('/sw.js').expect(200);
    expect(text).toBe('removal');
    await without.close();
  });
});

describe('analytics', () => {
  test('without an analytics address, no page mentions it and the policy blocks it', async () => {
    const { text, headers } = await world.http.get('/').expect(200);
    expect(text).toContain('"heatmapUrl":null');
    expect(headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+')*;/);
  });

  test('a page carries the address that is set, and its policy lets that origin in', async () => {
    const watched = await createWorld({
      folders: { site: path.join(folder, 'site') },
      env: { HEATMAP_URL: 'https://heat.example/h.js' },
    });
    const { text, headers } = await watched.http.get('/').expect(200);
    expect(text).toContain('"heatmapUrl":"https://heat.example/h.js"');
    expect(headers['content-security-policy']).toMatch(/script-src [^;]*https:\/\/heat\.example;/);
    await watched.close();
  });

  test('configured hosts are allowed on public pages only; others send no referrer', async () => {
    const watched = await createWorld({
      folders: { site: path.join(folder, 'site') },
      env: { HEATMAP_URL: 'https://heat.example/h.js wss://live.example https://collect.example' },
    });
    const of = async (url: string) =>
      (await watched.http.get(url).set('accept', 'text/html')).headers;
    const open = await of('/');
    for (const rule of ['script-src', 'connect-src', 'img-src'])
      expect(open['content-security-policy']).toMatch(
        new RegExp(
          `${rule} [^;]*https://heat\\.example wss://live\\.example https://collect\\.example`,
        ),
      );
    expect(open['referrer-policy']).toBe('same-origin');
    for (const url of [
      '/auth/login',
      '/ar/auth/login',
      '/auth/login/',
      '/waiting/offer?token=abc',
      '/en/reset/password/new?token=abc',
      '/tournament/t/abc',
      '/account/nowhere',
      '/m/abc',
    ]) {
      const headers = await of(url);
      expect([url, headers['referrer-policy'], headers['content-security-policy']]).toEqual([
        url,
        'no-referrer',
        expect.not.stringMatching(/heat\.example|collect\.example|live\.example/),
      ]);
    }
    await watched.close();
  });
});

test('paths of the API never become pages', async () => {
  for (const url of ['/api', '/api/nowhere', '/%61pi/nowhere'])
    expect((await raw(url)).headers['content-type']).toBe('application/json; charset=utf-8');
});

test('without a built site the API works and / reports it', async () => {
  const bare = await createWorld();
  await bare.http.get('/api/health/live').expect(200);
  const { text } = await bare.http.get('/').expect(404);
  expect(text).toMatch(/^The site has not been built .*\.\n$/);
  await bare.close();
});

test('pages open while the database is away', async () => {
  const lonely = await createWorld({ folders: { site: path.join(folder, 'site') } });
  let away = false;
  lonely.app
    .get(PublicData)
    .register('/api/example', async () =>
      away ? Promise.reject(new Error('away')) : { price: 1 },
    );
  await lonely.http.get('/').expect(200);
  away = true;
  await lonely.sql(`notify version, 'venue'`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await lonely.http.get('/').expect(200)).text).toContain('"price":1');
  expect((await lonely.http.get('/en').expect(200)).text).toContain('<h1>Home</h1>');
  await lonely.close();
});

test('while a first read hangs, later requests wait for the rest of its timeout only', async () => {
  const lonely = await createWorld({ folders: { site: path.join(folder, 'site') } });
  const data = lonely.app.get(PublicData);
  data.patience = { laterMs: 400, firstMs: 1_200 };
  data.register('/api/example', () => new Promise(() => undefined));
  const opened = async () => {
    const began = performance.now();
    await lonely.http.get('/').expect(200);
    return performance.now() - began;
  };
  await opened();
  expect(await eventually(opened, (ms) => ms < 200)).toBeLessThan(200);
  await lonely.close();
});
