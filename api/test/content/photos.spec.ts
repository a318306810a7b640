import type { UserAnswer } from '@five/shared/auth/auth.contract';
import type { Person } from '../people.ts';
import { createWorld, type World } from '../world.ts';
import { jpeg, sendForm, storedKeys } from './pictures.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const send = (person: Person, file: Buffer | null, fields: Record<string, string> = {}) =>
  sendForm(person, 'post', '/api/auth/field', { file, fields });
const me = async ({ http }: Person) =>
  (await http.get('/api/auth/field/user').expect(200)).body as UserAnswer;
const card = ({ reference }: Person) => world.http.get(`/api/players/${reference}`);

test('a profile photo is shown on visible cards, and can be replaced and erased', async () => {
  const person = await world.register();
  const before = storedKeys(world);
  await send(person, await jpeg(400, 400), { publicPlayer: 'true', city: 'Salé' }).expect(200);
  const first = (await me(person)).photo;
  expect(first).toMatchObject({
    width: 400,
    sources: expect.arrayContaining([expect.objectContaining({ type: 'image/jpeg' })]) as unknown,
  });
  expect((await card(person).expect(200)).body).toMatchObject({
    city: 'Salé',
    photo: { reference: first?.reference },
  });
  await send(person, await jpeg(300, 300)).expect(200);
  expect((await me(person)).photo?.reference).not.toBe(first?.reference);
  await person.http.post('/api/auth/field').send({ removePhoto: true }).expect(200);
  expect((await me(person)).photo).toBeNull();
  expect(storedKeys(world)).toEqual(before);
  await send(person, await jpeg(300, 300)).expect(200);
  await person.http.delete('/api/auth/field').send({ password: person.password }).expect(200);
  expect(storedKeys(world)).toEqual(before);
});

test('what is refused leaves no file, and the photo as it was', async () => {
  const person = await world.register();
  const other = await world.otherPlayer();
  await send(person, await jpeg(300, 300)).expect(200);
  const before = [(await me(person)).photo, storedKeys(world)];
  expect(
    (await send(person, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')).expect(415)).body,
  ).toMatchObject({ code: 'FILE_TYPE_UNSUPPORTED' });
  await send(person, await jpeg(300, 300), { email: other.email }).expect(422);
  expect([(await me(person)).photo, storedKeys(world)]).toEqual(before);
});
