import { PhotoQueue } from './photo-queue.ts';
import type { Photo } from './photos.rules.ts';

const file = (name: string) => new File(['x'], name);
const stored = { reference: 'ME-1', image: null };
const states = (queue: PhotoQueue) => queue.all().map(({ file: { name }, state }) => [name, state]);

test('one that is refused keeps its reason and does not stop the others', async () => {
  const queue = new PhotoQueue();
  queue.add([file('a.jpg'), file('b.txt'), file('c.jpg')]);
  await queue.run(({ file: { name } }) =>
    name === 'b.txt' ? Promise.reject(new Error('not a picture')) : Promise.resolve(stored),
  );
  expect(states(queue)).toEqual([
    ['a.jpg', 'sent'],
    ['b.txt', 'refused'],
    ['c.jpg', 'sent'],
  ]);
  expect(queue.all()[1]?.error?.message).toBe('not a picture');
});

test('a second click sends no duplicates; the run also sends files added meanwhile', async () => {
  const queue = new PhotoQueue();
  const sent: string[] = [];
  const send = async ({ file: { name } }: Photo) => {
    sent.push(name);
    if (name === 'a.jpg') {
      queue.add([file('a.jpg'), file('b.jpg')]);
      await queue.run(send);
    }
    return stored;
  };
  queue.add([file('a.jpg')]);
  await queue.run(send);
  expect(sent).toEqual(['a.jpg', 'b.jpg']);
});

test('a retried photo is sent with the idempotency key of its first attempt', async () => {
  const queue = new PhotoQueue();
  const keys: string[] = [];
  const send = ({ key }: Photo) =>
    keys.push(key) === 1 ? Promise.reject(new Error('cut')) : Promise.resolve(stored);
  queue.add([file('a.jpg')]);
  await queue.run(send);
  queue.retry(queue.all()[0]?.key ?? '');
  await queue.run(send);
  expect([new Set(keys).size, keys.length, states(queue)]).toEqual([1, 2, [['a.jpg', 'sent']]]);
});

test('those that have arrived are forgotten, the others stay in sight', async () => {
  const queue = new PhotoQueue();
  queue.add([file('a.jpg'), file('b.jpg')]);
  await queue.run(({ file: { name } }) =>
    name === 'b.jpg' ? Promise.reject(new Error('no')) : Promise.resolve(stored),
  );
  queue.forgetSent();
  expect(states(queue)).toEqual([['b.jpg', 'refused']]);
});
