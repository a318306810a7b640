import type { CallerName } from './routes.ts';
import type { TestServer } from './test-server.ts';

export type Owner = Exclude<CallerName, 'visitor'>;

/** Creates a record as the admin and returns its reference. */
export async function posted(
  server: TestServer,
  path: string,
  body: Record<string, unknown>,
): Promise<string> {
  const { http } = await server.person('admin');
  const answer = await http.post(`/api/${path}`).send(body).expect(201);
  return (answer.body as { data: { reference: string } }).data.reference;
}

/** Creates a customer at the desk, without an account. */
export const newCustomer = (server: TestServer): Promise<string> =>
  posted(server, 'customers', {
    name: `Client ${server.world.next()}`,
    phone: `+2126${60_000_000 + server.world.next()}`,
  });
