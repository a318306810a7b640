import type { MessageAnswer } from '@five/shared/community/chats.contract';
import { QueryClient } from '@tanstack/react-query';
import { addMessage, messagesQuery, noteSeen } from './chats.queries.ts';

const CHAT = 'CH-00000001';

function messageWith(reference: string, changes: Partial<MessageAnswer> = {}): MessageAnswer {
  return {
    id: reference,
    reference,
    chat: CHAT,
    author: { reference: 'U-00000001', displayName: 'Salma B.', desk: false },
    message: 'Bonjour',
    mine: true,
    hidden: false,
    folded: false,
    clientId: null,
    createdAt: '2026-11-21T18:00:00.000Z',
    date: '2026-11-21',
    time: '19:00',
    seenAt: null,
    ...changes,
  };
}

/** A client whose cache holds these pages of the conversation, newest message first. */
function clientWith(...pages: MessageAnswer[][]): QueryClient {
  const client = new QueryClient();
  client.setQueryData(messagesQuery(CHAT).queryKey, { pages, pageParams: pages.map(() => '') });
  return client;
}

const pagesOf = (client: QueryClient) =>
  client.getQueryData(messagesQuery(CHAT).queryKey)?.pages ?? [];
const references = (client: QueryClient) =>
  pagesOf(client).map((page) => page.map(({ reference }) => reference));

describe('a message that arrives', () => {
  it('is the newest of the conversation', () => {
    const client = clientWith([messageWith('M-2')], [messageWith('M-1')]);
    addMessage(client, messageWith('M-3'));
    expect(references(client)).toEqual([['M-3', 'M-2'], ['M-1']]);
  });

  it('replaces the same message wherever it is, so that it is shown once', () => {
    const client = clientWith([messageWith('M-2')], [messageWith('M-1')]);
    addMessage(client, messageWith('M-1', { hidden: true, message: '' }));
    expect(references(client)).toEqual([['M-2'], ['M-1']]);
    expect(pagesOf(client)[1]?.[0]?.hidden).toBe(true);
  });

  it('opens no conversation that was not read yet', () => {
    const client = new QueryClient();
    addMessage(client, messageWith('M-1'));
    expect(pagesOf(client)).toEqual([]);
  });
});

describe('the read mark of a conversation', () => {
  const seenAt = '2026-11-21T18:05:00.000Z';
  const seen = (client: QueryClient) =>
    pagesOf(client)
      .flat()
      .flatMap(({ reference, seenAt: at }) => (at === null ? [] : [`${reference} ${at}`]));

  it('applies to the own messages up to the read one, not to later ones', () => {
    const client = clientWith(
      [messageWith('M-4'), messageWith('M-3')],
      [messageWith('M-2', { mine: false }), messageWith('M-1')],
    );
    noteSeen(client, { chat: CHAT, message: 'M-3', seenAt });
    expect(seen(client)).toEqual([`M-3 ${seenAt}`, `M-1 ${seenAt}`]);
  });

  it('keeps the time of the first reading', () => {
    const first = '2026-11-21T18:01:00.000Z';
    const client = clientWith([messageWith('M-2'), messageWith('M-1', { seenAt: first })]);
    noteSeen(client, { chat: CHAT, message: 'M-2', seenAt });
    expect(seen(client)).toEqual([`M-2 ${seenAt}`, `M-1 ${first}`]);
  });

  it('of a message that is not loaded changes nothing', () => {
    const client = clientWith([messageWith('M-1')]);
    noteSeen(client, { chat: CHAT, message: 'M-9', seenAt });
    expect(seen(client)).toEqual([]);
  });
});

describe('the pages of a conversation', () => {
  const next = (count: number) => {
    const page = Array.from({ length: count }, (_, i) => messageWith(`M-${count - i}`));
    return messagesQuery(CHAT).getNextPageParam?.(page, [page], '', ['']);
  };

  it('go on before the oldest message of a full page, and end with a shorter one', () => {
    expect(next(30)).toBe('M-1');
    expect(next(29)).toBeUndefined();
    expect(next(0)).toBeUndefined();
  });
});
