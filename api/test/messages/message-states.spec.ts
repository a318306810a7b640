import { examine } from '../../src/commands/examine.ts';
import { pauseDispatch } from '../channels/cancelled-callers.ts';
import { Guest, newMatch } from '../community/match-guests.ts';
import { openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let guest: string;
beforeAll(async () => {
  world = await createWorld();
  // The stored messages are not sent while they are examined.
  await pauseDispatch(world);
  await world.sql(
    `insert into customers (reference, full_name, phone, search, tariff_id, created_at)
      select 'CU-00000001', 'Karim', '+212611000001', '', min(id), now() from tariffs`,
  );
  await openVenue(world);
  const { token } = await newMatch(await world.register());
  await new Guest(world.http).answer(token, { answer: 'in', name: 'Samir', phone: '0611000002' });
  const [person] = await world.sql<{ reference: string }>(
    "select reference from match_people where name = 'Samir'",
  );
  guest = person?.reference ?? '';
});
beforeEach(() => world.sql('truncate outbox, desk_notices'));
afterAll(() => world.close());

/** Stores a message to a customer with the given columns. */
async function store(columns: Record<string, string>): Promise<void> {
  const named = {
    reference: "'N-00000001'",
    event: "'bookingExpired:B-1:2'",
    recipient: "'CU-00000001'",
    channel: "'sms'",
    template: "'bookingExpired'",
    created_at: 'now()',
    due_at: 'now()',
    ...columns,
  };
  await world.sql(
    `insert into outbox (${Object.keys(named).join()}) values (${Object.values(named).join()})`,
  );
}
const storeForDesk = () =>
  world.sql(
    `insert into desk_notices (reference, event, customer_id, template, parameters, created_at,
      due_at) select 'DN-00000001', 'bookingExpired:B-1:2', id, 'bookingExpired', '{}', now(), now()
      from customers where reference = 'CU-00000001'`,
  );
const rules = async () =>
  (await examine({ query: (text) => world.sql(text) })).map(({ rule }) => rule);

const GIVEN_UP = { given_up_at: 'now()', last_error: "'HTTP 503'" };

test.each([
  [
    'a message that was passed on is on the other channel',
    { channel: "'phone'", withdrawn_at: 'now()', passed_to: "'sms'" },
  ],
  ['a message that was given up has no other outcome', { ...GIVEN_UP, withdrawn_at: 'now()' }],
  ['a message that was given up has its reason', { given_up_at: 'now()' }],
  ['a message to a customer that no channel delivered is on the list of the desk', GIVEN_UP],
] as const)('doctor finds that not each time %s', async (rule, columns) => {
  await store(columns);
  expect(await rules()).toContain(rule);
});

test('doctor finds a message that a provider accepted and the desk passes on too', async () => {
  await store({ sent_at: 'now()' });
  await storeForDesk();
  expect(await rules()).toEqual([
    'a message that a provider accepted is not on the list of the desk too',
  ]);
});

const storeOfGuest = (columns: Record<string, string>, recipient = guest) =>
  store({
    event: "'matchSeatCancelled:B-1:2'",
    recipient: `'${recipient}'`,
    template: "'matchSeatCancelled'",
    ...columns,
  });
const storeGuestForDesk = () =>
  world.sql(
    `insert into desk_notices (reference, event, guest, template, parameters, created_at, due_at)
      values ('DN-00000002', 'matchSeatCancelled:B-1:2:' || $1, $1, 'matchSeatCancelled', '{}',
      now(), now())`,
    [guest],
  );
/** Sets whether the guest wants messages on the number. */
const wants = (locale: 'fr' | null) =>
  world.sql('update match_people set notify_locale = $2 where reference = $1', [guest, locale]);

test('doctor finds a message to a guest that no channel delivered and no list has', async () => {
  await wants('fr');
  await storeOfGuest(GIVEN_UP);
  expect(await rules()).toEqual([
    'a message to a guest that no channel delivered is on the list of the desk',
  ]);
  await storeGuestForDesk();
  expect(await rules()).toEqual([]);
});

test('doctor misses no message to a guest that is gone, or wants none any more', async () => {
  await wants(null);
  await storeOfGuest(GIVEN_UP);
  expect(await rules()).toEqual([]);
  await world.sql('truncate outbox');
  await storeOfGuest(GIVEN_UP, 'MP-00000000');
  expect(await rules()).toEqual([]);
});

test('doctor finds a message to a guest that was delivered and is on the list too', async () => {
  await wants('fr');
  await storeOfGuest({ sent_at: 'now()' });
  expect(await rules()).toEqual([]);
  await storeGuestForDesk();
  expect(await rules()).toEqual([
    'a message that a provider accepted is not on the list of the desk too',
  ]);
});

test('doctor accepts each state that a message can have', async () => {
  const states: Record<string, string>[] = [{}, { sent_at: 'now()' }, { withdrawn_at: 'now()' }];
  for (const columns of states) {
    await world.sql('truncate outbox');
    await store(columns);
    expect(await rules()).toEqual([]);
  }
  await world.sql('truncate outbox');
  await store(GIVEN_UP);
  await storeForDesk();
  expect(await rules()).toEqual([]);
});
