import type { SendMessageRequest } from '@five/shared/community/chats.requests';
import type { ChatAnswer, MessageAnswer } from '@five/shared/community/chats.contract';
import type { Person, Registration } from './people.ts';
import type { World } from './world.ts';

/** A verified player with a public profile. */
export async function discoverablePlayer(
  world: World,
  changes: Partial<Registration> = {},
): Promise<Person> {
  const person = await world.register(changes);
  await person.http.post('/api/auth/field').send({ publicPlayer: true }).expect(200);
  return person;
}

/**
 * Returns the reference of a player's conversation with another player, or with the desk if `other`
 * is omitted.
 */
export async function chatOf({ http }: Person, other?: Person): Promise<string> {
  const { body } = await http.post('/api/chats').send(other ? { player: other.reference } : {});
  return (body as { data: { reference: string } }).data.reference;
}

export async function sendMessage(
  { http }: Person,
  input: SendMessageRequest,
): Promise<MessageAnswer> {
  const { body } = await http.post('/api/messagings').send(input).expect(201);
  return (body as { data: MessageAnswer }).data;
}

/** Messages of a conversation, newest first. */
export async function readMessages(
  { http }: Person,
  chat: string,
  query: Record<string, string> = {},
): Promise<MessageAnswer[]> {
  const { body } = await http.get(`/api/messagings/${chat}`).query(query).expect(200);
  return body as MessageAnswer[];
}

export async function readChat(
  { http }: Person,
  chat: string,
  language = 'fr',
): Promise<ChatAnswer> {
  const { body } = await http
    .get(`/api/chats/${chat}`)
    .set('accept-language', language)
    .expect(200);
  return body as ChatAnswer;
}

export async function chatsOf({ http }: Person, filter: object = {}): Promise<ChatAnswer[]> {
  const { body } = await http
    .get('/api/chats')
    .query({ filter: JSON.stringify(filter) })
    .expect(200);
  return body as ChatAnswer[];
}

export async function unreadOf({ http }: Person): Promise<number> {
  const { body } = await http.get('/api/auth/field/user').expect(200);
  return (body as { unread: { messages: number } }).unread.messages;
}
