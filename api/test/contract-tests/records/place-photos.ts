import { jpeg, sendForm } from '../../content/pictures.ts';
import { posted } from '../owners.ts';
import type { TestServer } from '../test-server.ts';

/** Creates a pitch with a photograph and returns the name of its place. */
export async function newPlacePhoto(server: TestServer): Promise<string> {
  const code = `F${server.world.next()}`;
  await posted(server, 'pitches', { code, name: { fr: 'Terrain' } });
  await sendForm(await server.person('admin'), 'put', `/api/photos/pitch-${code}`, {
    file: await jpeg(640, 384),
    fields: {},
  }).expect(200);
  return `pitch-${code}`;
}
