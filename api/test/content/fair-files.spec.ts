import { Files } from '../../src/platform/files/files.ts';
import { eventually } from '../eventually.ts';
import type { Person } from '../people.ts';
import { deepPdf, tinyPdf } from '../tiny-pdf.ts';
import { MONDAY_MORNING, openVenue, wish } from '../venue.ts';
import { createWorld, type World } from '../world.ts';
import { jpeg, sendForm } from './pictures.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
});
afterAll(() => world.close());

let hour = 9;
async function awaitedProof(by: Person): Promise<string> {
  const slot = {
    date: '2026-11-24',
    startTime: `${++hour}:00`,
    endTime: `${hour + 1}:00`,
    pitch: 'P1',
    paymentMethod: 'transfer',
  };
  const { body } = await by.http.post('/api/bookings').send(wish(slot)).expect(201);
  return (body as { data: { reference: string } }).data.reference;
}
const send = async (by: Person, booking: string, file: Buffer) =>
  by.http
    .post(`/api/bookings/${booking}/proof`)
    .attach('file', file, { filename: 'virement.pdf', contentType: 'application/pdf' });

test('with slow files of one account, another account waits for at most one file', async () => {
  const [sender, other] = [await world.register(), await world.register()];
  const [slow, quick] = [await awaitedProof(sender), await awaitedProof(other)];
  // About half a second of work, far below the time limit of the check on a busy machine.
  const file = deepPdf(12_000);
  const received = jest.spyOn(world.app.get(Files), 'withPaper');
  const ended: string[] = [];
  const note = (name: string, answer: { status: number }) => ended.push(`${name} ${answer.status}`);
  const sent = Array.from({ length: 4 }, () =>
    send(sender, slow, file).then((answer) => note('slow', answer)),
  );
  expect(
    await eventually(
      async () => received.mock.calls.length,
      (count) => count === 4,
    ),
  ).toBe(4);
  await Promise.all([
    ...sent,
    send(other, quick, tinyPdf()).then((answer) => note('quick', answer)),
  ]);
  expect(ended.toSorted()).toEqual(['quick 200', 'slow 200', 'slow 200', 'slow 200', 'slow 200']);
  expect(ended.slice(0, 2)).toContain('quick 200');
});

test('a file resent under its key waits for the first and gets the same answer', async () => {
  const admin = await world.admin();
  const file = await jpeg(3_000, 2_000);
  const post = async () =>
    sendForm(admin, 'post', '/api/medias', { file }).set('idempotency-key', 'same-picture');
  const answers = await Promise.all([post(), post(), post()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(
    new Set(answers.map(({ body }) => (body as { data: { reference: string } }).data.reference))
      .size,
  ).toBe(1);
});
