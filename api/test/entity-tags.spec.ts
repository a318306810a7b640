import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const ask = (path: string, tags: string) => world.http.get(path).set('if-none-match', tags);

test.each(['/api/pitches', '/api/venue', '/api/openapi.json'])(
  'a request with the current ETag of %s gets 304, in every valid form of the tag',
  async (path) => {
    const { headers } = await world.http.get(path).expect(200);
    const tag = headers.etag ?? '';
    expect(tag).toMatch(/^(W\/)?"[^",]+"$/);
    const strong = tag.replace(/^W\//, '');
    for (const known of [tag, strong, `W/${strong}`, `"other", ${tag}`, `${tag},W/"other"`, '*'])
      expect([known, (await ask(path, known)).status]).toEqual([known, 304]);
    for (const other of ['"other"', 'W/"other", "more"', strong.slice(1, -1), ''])
      expect([other, (await ask(path, other)).status]).toEqual([other, 200]);
  },
);
