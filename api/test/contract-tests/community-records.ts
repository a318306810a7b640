import { Groups } from '../../src/community/chats/groups.ts';
import { ChatsService } from '../../src/community/chats/chats.service.ts';
import { MessagesService } from '../../src/community/messagings/messages.service.ts';
import { DiscussionsService } from '../../src/community/discussions/discussions.service.ts';
import { ReportsService } from '../../src/community/moderation/reports.service.ts';
import type { ChatParty } from '../../src/community/chat-party.ts';
import { Transactions } from '../../src/platform/database/transactions.ts';
import { Tokens } from '../../src/auth/tokens.ts';
import { makePeople } from '../bulk-people.ts';
import type { Person } from '../people.ts';
import type { Owner } from './owners.ts';
import type { TestServer } from './test-server.ts';

/** Returns the user with this reference as a participant of conversations. */
const side = async (
  server: TestServer,
  { reference }: Pick<Person, 'reference'>,
): Promise<ChatParty> => {
  const [user] = await server.world.sql<{ id: string }>(
    'select id from users where reference = $1',
    [reference],
  );
  return { userId: Number(user?.id), reference, desk: false };
};

/**
 * A player with a public profile, inserted by SQL to save time, because the tests need many
 * players.
 */
export async function newDiscoverablePlayer({
  world,
}: TestServer): Promise<Pick<Person, 'reference'>> {
  const [person] = await makePeople(world, world.app.get(Tokens), 1, {
    role: 'player',
    now: world.clock.now(),
  });
  const reference = person?.user ?? '';
  await world.sql('update users set public_player = true where reference = $1', [reference]);
  return { reference };
}

/** A discussion thread that the admin opens. */
export async function newDiscussion(server: TestServer): Promise<string> {
  return server.world.app
    .get(DiscussionsService)
    .open(await side(server, await server.person('admin')), {
      message: 'Il manque un gardien jeudi.',
    });
}

export async function newReply(server: TestServer): Promise<string> {
  return server.world.app
    .get(DiscussionsService)
    .reply(await side(server, await server.person('admin')), await newDiscussion(server), {
      message: 'Présent !',
    });
}

/**
 * A conversation between the owner and the desk; if the owner is staff, between the player and the
 * desk.
 */
export async function newChat(server: TestServer, owner: Owner): Promise<string> {
  const player = await side(
    server,
    await server.person(owner === 'staff' || owner === 'admin' ? 'player' : owner),
  );
  const { reference } = await server.world.app.get(ChatsService).open(player, {});
  await server.world.app.get(MessagesService).send(player, { chat: reference, message: 'Bonjour' });
  return reference;
}

/**
 * A group conversation, as an open match has it, but without a match. Its first member is the
 * owner; if the owner is staff, the player.
 */
export async function newGroup(server: TestServer, owner: Owner): Promise<string> {
  const { world } = server;
  const player = await side(
    server,
    await server.person(owner === 'staff' || owner === 'admin' ? 'player' : owner),
  );
  const id = await world.app.get(Transactions).run((tx) => world.app.get(Groups).begin(tx, player));
  const [chat] = await world.sql<{ reference: string }>(
    'select reference from chats where id = $1',
    [id],
  );
  return chat?.reference ?? '';
}

/** A message of another player to the owner. */
export async function newMessage(server: TestServer, owner: Owner): Promise<string> {
  const [reader, { reference }] = [await server.person(owner), await newDiscoverablePlayer(server)];
  await server.world.sql('update users set public_player = true where reference = $1', [
    reader.reference,
  ]);
  const author = await side(server, { reference });
  const chat = await server.world.app.get(ChatsService).open(author, { player: reader.reference });
  return (
    await server.world.app
      .get(MessagesService)
      .send(author, { chat: chat.reference, message: 'Jeudi ?' })
  ).reference;
}

export async function reportedMessage(server: TestServer): Promise<string> {
  const message = await newMessage(server, 'player');
  await server.world.app
    .get(ReportsService)
    .report(
      await side(server, await server.person('player')),
      { kind: 'message', subject: message },
      'Insulte',
    );
  return message;
}

export async function newReport(server: TestServer): Promise<string> {
  return (
    await server.world.app
      .get(ReportsService)
      .report(
        await side(server, await server.person('player')),
        { kind: 'discussion', subject: await newDiscussion(server) },
        'Publicité',
      )
  ).reference;
}
