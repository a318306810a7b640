import { SquadLinks } from '../../../src/community/squads/squad-links.ts';
import { newReference } from '../../../src/platform/references.ts';
import type { Owner } from '../owners.ts';
import type { TestServer } from '../test-server.ts';

/** A squad with the owner as captain, inserted by SQL for owners that may create none. */
export async function newSquad(server: TestServer, owner: Owner): Promise<string> {
  const reference = newReference('SQ');
  await server.world.sql(
    `with made as (insert into squads (reference, name, size, link_version, created_at)
        values ($1, 'Les lundis', 10, 1, $4) returning id)
      insert into squad_members (reference, squad_id, customer_id, role, created_at)
      select $2, made.id, c.id, 'captain', $4 from made, customers c
      join users u on u.id = c.user_id where u.reference = $3`,
    [
      reference,
      newReference('SM'),
      (await server.person(owner)).reference,
      server.world.clock.now(),
    ],
  );
  return reference;
}

/** Token of the link of a new squad of another player. */
export async function newSquadLink(server: TestServer): Promise<string> {
  const reference = await newSquad(server, 'other');
  const path = server.world.app.get(SquadLinks).pathOf({ reference, linkVersion: 1 });
  return path.replace('/s/', '');
}

/** A squad of the owner and, after `/members/`, a member with an account. */
async function squadWithMember(server: TestServer, owner: Owner): Promise<string> {
  const [squad, member] = [await newSquad(server, owner), newReference('SM')];
  const { reference } = await server.world.register();
  await server.world.sql(
    `insert into squad_members (reference, squad_id, customer_id, role, created_at)
      select $2, s.id, c.id, 'member', s.created_at from squads s, customers c
      join users u on u.id = c.user_id where s.reference = $1 and u.reference = $3`,
    [squad, member, reference],
  );
  return `${squad}/${member}`;
}

/** Squads for the calls that name a member. */
export const SQUADS_FOR_CALLS: Record<
  string,
  (server: TestServer, owner: Owner) => Promise<string>
> = {
  'GET squads/{reference}/members/{member}/reliability': squadWithMember,
  'PUT squads/{reference}/members/{member}': squadWithMember,
  'DELETE squads/{reference}/members/{member}': squadWithMember,
};
