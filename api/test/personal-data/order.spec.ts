import type { Tx } from '../../src/platform/database/transactions.ts';
import { PersonalData } from '../../src/users/personal-data.ts';

const TX = {} as Tx;
const OWNER = { userId: 1, customerId: 2, reference: 'U-ABCDEFGH' };

test('data is erased and exported in the listed order, not in that of registration', async () => {
  const personalData = new PersonalData();
  const done: string[] = [];
  for (const name of ['waiting', 'openMatches', 'bookings', 'chats', 'moderation'] as const)
    personalData.register(name, {
      exports: { [name]: () => Promise.resolve([]) },
      erase: [() => Promise.resolve(void done.push(name))],
    });
  await personalData.erase(TX, OWNER);
  const order = ['moderation', 'chats', 'bookings', 'openMatches', 'waiting'];
  expect(done).toEqual(order);
  expect(Object.keys(await personalData.export(TX, OWNER))).toEqual(order);
});

test('the functions of a part run in their order, and no two classes register a kind', async () => {
  const personalData = new PersonalData();
  const done: number[] = [];
  const step = (number: number) => () => Promise.resolve(void done.push(number));
  personalData.register('chats', { erase: [step(1), step(2)] });
  personalData.register('chats', { exports: { messages: step(3) } });
  await personalData.erase(TX, OWNER);
  expect(done).toEqual([1, 2]);
  expect(() => personalData.register('chats', { erase: [step(4)] })).toThrow(
    'two classes register',
  );
  expect(() => personalData.register('auth', { exports: { messages: step(5) } })).toThrow(
    'two classes export messages',
  );
});

test('the application does not start without one of the parts', () => {
  const personalData = new PersonalData();
  personalData.register('chats', {});
  expect(() => personalData.onApplicationBootstrap()).toThrow(/: moderation, .*waiting$/);
});
