import type { CallerName } from './routes.ts';
import type { Stage } from './stage.ts';

export type Owner = Exclude<CallerName, 'visitor'>;

/** Created by the admin; returns its reference. */
export async function posted(
  stage: Stage,
  path: string,
  body: Record<string, unknown>,
): Promise<string> {
  const { http } = await stage.person('admin');
  const answer = await http.post(`/api/${path}`).send(body).expect(201);
  return (answer.body as { data: { reference: string } }).data.reference;
}
