import { Groups } from '../../src/community/chats/groups.ts';
import { ChatsService } from '../../src/community/chats/chats.service.ts';
import { MessagesService } from '../../src/community/chats/messages.service.ts';
import { DiscussionsService } from '../../src/community/discussions/discussions.service.ts';
import { ReportsService } from '../../src/community/moderation/reports.service.ts';
import type { Side } from '../../src/community/side.ts';
import { Transactions } from '../../src/platform/database/transactions.ts';
import { Tokens } from '../../src/auth/tokens.ts';
import { makePeople } from '../crowd.ts';
import type { Person } from '../people.ts';
import type { Owner } from './owners.ts';
import type { Stage } from './stage.ts';

/** Community records of players. */
const side = async (stage: Stage, { reference }: Pick<Person, 'reference'>): Promise<Side> => {
  const [user] = await stage.world.sql<{ id: string }>(
    'select id from users where reference = $1',
    [reference],
  );
  return { userId: Number(user?.id), reference, desk: false };
};

/** A player with a public profile, inserted by SQL, because many are needed. */
export async function newFace({ world }: Stage): Promise<Pick<Person, 'reference'>> {
  const [person] = await makePeople(world, world.app.get(Tokens), 1, {
    role: 'player',
    now: world.clock.now(),
  });
  const reference = person?.user ?? '';
  await world.sql('update users set public_player = true where reference = $1', [reference]);
  return { reference };
}

/** A thread by a player who is not a caller. */
export async function newDiscussion(stage: Stage): Promise<string> {
  return stage.world.app
    .get(DiscussionsService)
    .open(await side(stage, await stage.person('admin')), {
      message: 'Il manque un gardien jeudi.',
    });
}

export async function newReply(stage: Stage): Promise<string> {
  return stage.world.app
    .get(DiscussionsService)
    .reply(await side(stage, await stage.person('admin')), await newDiscussion(stage), {
      message: 'Présent !',
    });
}

/** The owner's conversation with the desk; for staff the player's. */
export async function newChat(stage: Stage, owner: Owner): Promise<string> {
  const player = await side(
    stage,
    await stage.person(owner === 'staff' || owner === 'admin' ? 'player' : owner),
  );
  const { reference } = await stage.world.app.get(ChatsService).open(player, {});
  await stage.world.app.get(MessagesService).send(player, { chat: reference, message: 'Bonjour' });
  return reference;
}

/** The conversation of a match of the owner; for staff the player's. */
export async function newGroup(stage: Stage, owner: Owner): Promise<string> {
  const { world } = stage;
  const player = await side(
    stage,
    await stage.person(owner === 'staff' || owner === 'admin' ? 'player' : owner),
  );
  const id = await world.app.get(Transactions).run((tx) => world.app.get(Groups).begin(tx, player));
  const [chat] = await world.sql<{ reference: string }>(
    'select reference from chats where id = $1',
    [id],
  );
  return chat?.reference ?? '';
}

/** A message of another player to the owner. */
export async function newMessage(stage: Stage, owner: Owner): Promise<string> {
  const [reader, { reference }] = [await stage.person(owner), await newFace(stage)];
  await stage.world.sql('update users set public_player = true where reference = $1', [
    reader.reference,
  ]);
  const author = await side(stage, { reference });
  const chat = await stage.world.app.get(ChatsService).open(author, { player: reader.reference });
  return (
    await stage.world.app
      .get(MessagesService)
      .send(author, { chat: chat.reference, message: 'Jeudi ?' })
  ).reference;
}

export async function reportedMessage(stage: Stage): Promise<string> {
  const message = await newMessage(stage, 'player');
  await stage.world.app
    .get(ReportsService)
    .report(await side(stage, await stage.person('player')), 'message', message, 'Insulte');
  return message;
}

export async function newReport(stage: Stage): Promise<string> {
  return (
    await stage.world.app
      .get(ReportsService)
      .report(
        await side(stage, await stage.person('player')),
        'discussion',
        await newDiscussion(stage),
        'Publicité',
      )
  ).reference;
}
