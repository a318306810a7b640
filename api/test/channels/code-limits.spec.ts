import { examine } from '../../src/commands/examine.ts';
import { CodeWorld } from './code-world.ts';

let codes: CodeWorld;
beforeAll(async () => {
  codes = await CodeWorld.open({ RATE_LIMITS: 'on' });
});
beforeEach(() => codes.renew());
afterEach(async () => {
  expect(await examine({ query: (text) => codes.world.sql(text) })).toEqual([]);
});
afterAll(() => codes.close());

test('a number gets five codes an hour, whatever they are for', async () => {
  const [phone, browser] = [codes.newPhone(), await codes.hold()];
  for (let sent = 0; sent < 5; sent += 1) {
    await (sent < 3 ? codes.askCode(browser, phone) : codes.requestLogin(phone)).expect(200);
    codes.later();
  }
  expect((await codes.requestLogin(phone)).body).toMatchObject({ code: 'AUTH_CODE_TOO_MANY' });
  expect((await codes.askCode(browser, phone)).body).toMatchObject({
    code: 'AUTH_CODE_TOO_MANY',
  });
});

test('a code is entered five times at most, also in parallel', async () => {
  const { user } = await codes.bookBySms();
  codes.later();
  await codes.requestLogin(user.phone).expect(200);
  const code = await codes.receivedCode();
  const wrong = code === '000000' ? '000001' : '000000';
  await Promise.all(Array.from({ length: 8 }, () => codes.login(user.phone, wrong)));
  await codes.login(user.phone, code).expect(422);
});
