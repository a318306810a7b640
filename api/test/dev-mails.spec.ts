import { Jobs } from '../src/platform/jobs/jobs.ts';
import { DISPATCH } from '../src/platform/outbox/dispatcher.ts';
import { mailTo, queueMail } from './queue-mail.ts';
import { startSmtp } from './smtp.ts';
import { createWorld, type World } from './world.ts';

const send = (world: World) => world.app.get(Jobs).run(DISPATCH);

describe('in the demo', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  test('mails to an address are read newest first, with their code', async () => {
    await queueMail(
      world,
      mailTo('one', { parameters: { firstName: 'Yasmine', code: '111111', minutes: 15 } }),
    );
    await send(world);
    world.clock.shift(60_000);
    await queueMail(
      world,
      mailTo('other'),
      mailTo('two', {
        recipient: 'mailto:One@five.test',
        template: 'welcome',
        parameters: { firstName: 'Yasmine' },
      }),
    );
    const mails = await world.mails('ONE@five.test');
    expect(mails).toEqual([
      {
        to: 'one@five.test',
        subject: expect.any(String) as string,
        text: expect.any(String) as string,
        html: expect.stringMatching(/^<!doctype html>/) as string,
        sentAt: expect.any(String) as string,
        code: null,
      },
      expect.objectContaining({
        to: 'one@five.test',
        code: '111111',
        text: expect.stringContaining('111111') as string,
      }),
    ]);
  });

  test('the mailbox page shows mails in sandboxed frames without scripts', async () => {
    await queueMail(
      world,
      mailTo('shown', {
        parameters: {
          firstName: '"></iframe><script>alert(1)</script><b>',
          code: '333333',
          minutes: 15,
        },
      }),
    );
    await world.mails('shown@five.test');
    const { text, headers } = await world.http.get('/dev/mailbox?to=shown@five.test').expect(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('script');
    expect(text).toMatch(/<iframe sandbox="[^"]*" title="[^"]*" srcdoc="&lt;!doctype html&gt;/);
    expect(text).not.toMatch(/sandbox="[^"]*(allow-scripts|allow-same-origin)/);
    expect(text).not.toMatch(/<script|<b>/);
  });

  test.each(['%00', '%F0%28', '%27%3B--', "a'b@c", '%3Cscript%3E'])(
    'an odd address (%s) returns no mail and causes no error',
    async (to) => {
      const { body } = await world.http.get(`/api/dev/mails?to=${to}`).expect(200);
      expect(body).toEqual([]);
      const { text } = await world.http.get(`/dev/mailbox?to=${to}`).expect(200);
      expect(text).not.toContain('<script');
    },
  );

  test.each([
    'evil.test',
    'rebound.evil.test:3000',
    '127.0.0.1.evil.test',
    'localhost.evil.test',
    'a b',
    '192.168.1.20:3000',
    'Five.Localhost',
  ])('a page of %s, a name that was made to point here, reads no mail', async (host) => {
    for (const path of ['/api/dev/mails', '/dev/mailbox'])
      await world.http.get(path).set('host', host).expect(404);
  });

  test.each(['localhost:3000', '127.0.0.1', '[::1]:3000', 'LOCALHOST'])(
    'a request to host %s is accepted as local',
    async (host) => {
      for (const path of ['/api/dev/mails', '/dev/mailbox'])
        await world.http.get(path).set('host', host).expect(200);
    },
  );

  test('it is never kept by a browser or a proxy', async () => {
    const { headers } = await world.http.get('/api/dev/mails?to=x').expect(200);
    expect(headers['cache-control']).toBe('no-store');
  });
});

test.each([
  [{ PUBLIC_ORIGIN: 'https://demo.five.example' }, 'demo.five.example'],
  [{ HOST: '0.0.0.0' }, 'api:3000'],
  [{ TRUST_PROXY: 'on' }, 'five.example'],
] as const)(
  'with %j the mailbox answers this machine all the same, and no other name',
  async (env, host) => {
    const world = await createWorld({ env: { ...env, DEMO: 'on' } });
    await world.http.get('/api/dev/mails').set('host', host).expect(404);
    await world.http.get('/api/dev/mails').set('x-forwarded-for', '127.0.0.1').expect(404);
    await world.http.get('/api/dev/mails').expect(200);
    await world.close();
  },
);

test('with a mail server the demo shows what was sent all the same', async () => {
  const smtp = await startSmtp();
  const world = await createWorld({ env: { SMTP_URL: smtp.url } });
  await queueMail(world, mailTo('copied'));
  expect(await world.mails('copied@five.test')).toHaveLength(1);
  expect(smtp.received).toHaveLength(1);
  await world.close();
  await smtp.stop();
});

test('outside the demo there is no mailbox, and no sent code is stored in clear text', async () => {
  const world = await createWorld({ env: { DEMO: 'off', RATE_LIMITS: 'on' } });
  await queueMail(world, mailTo('secret'));
  await send(world);
  await world.http.get('/api/dev/mails?to=secret@five.test').expect(404);
  await world.http.get('/dev/mailbox').expect(404);
  const [row] = await world.sql('select parameters, sent_to, sent_at from outbox');
  expect(row).toEqual({
    parameters: { firstName: 'Yasmine', minutes: 15 },
    sent_to: null,
    sent_at: expect.any(Date) as Date,
  });
  await world.close();
});
