/** @jest-environment jsdom */
import { writeUnsent, type UnsentMessage } from '@five/shared/community/unsent.rules';
import { jest } from '@jest/globals';
import { ApiFailure } from '@five/client/failure';
import { UNSENT_KEY } from '../../platform/requests/session.ts';
import { Outbox } from './outbox.ts';

const CHAT = 'CH-00000001';
const ME = 'U-00000001';

const unanswered = () => new ApiFailure(0, 'UNREACHABLE');
const refused = (status: number) =>
  new ApiFailure(status, 'VALIDATION_FAILED', { message: 'Trop long' });

/** An API that records the sent texts and answers with `failures` in order, then with success. */
function api(...failures: (Error | null)[]) {
  const sent: string[] = [];
  const send = ({ message }: UnsentMessage): Promise<void> => {
    sent.push(message);
    const failure = failures.shift();
    return failure ? Promise.reject(failure) : Promise.resolve();
  };
  return { sent, send };
}

const open: Outbox[] = [];
function outboxOf(send: (one: UnsentMessage) => Promise<void>, alive = () => true): Outbox {
  const outbox = new Outbox({ owner: ME, send, alive });
  open.push(outbox);
  return outbox;
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const stored = () => localStorage.getItem(UNSENT_KEY);
const texts = (outbox: Outbox) => outbox.all().map(({ message }) => message);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const outbox of open.splice(0)) outbox.stop();
  localStorage.clear();
  jest.useRealTimers();
});

describe('the outbox of a chat', () => {
  it('sends messages one by one in the order of writing, then keeps nothing', async () => {
    const { sent, send } = api();
    const outbox = outboxOf(send);
    outbox.add(CHAT, 'un');
    outbox.add(CHAT, 'deux');
    expect(sent).toEqual(['un']);
    await settle();
    expect(sent).toEqual(['un', 'deux']);
    expect(texts(outbox)).toEqual([]);
    expect(stored()).toBeNull();
  });

  it('keeps a message on the device until the API has stored it', async () => {
    const outbox = outboxOf(api(unanswered()).send);
    outbox.add(CHAT, 'un');
    expect(stored()).toContain('"un"');
    await settle();
    expect(texts(outbox)).toEqual(['un']);
    expect(outbox.stuck()).toBe(true);
  });

  it('tries again after one, then two seconds, with the same id', async () => {
    const ids: string[] = [];
    const { sent, send } = api(unanswered(), unanswered());
    const outbox = outboxOf((one) => {
      ids.push(one.clientId);
      return send(one);
    });
    outbox.add(CHAT, 'un');
    await jest.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1999);
    expect(sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    expect(outbox.stuck()).toBe(false);
    expect(texts(outbox)).toEqual([]);
  });

  it('tries at once when the device is online again', async () => {
    const { sent, send } = api(unanswered());
    outboxOf(send).add(CHAT, 'un');
    await settle();
    dispatchEvent(new Event('online'));
    await settle();
    expect(sent).toEqual(['un', 'un']);
  });

  it('passes over a refused message, and sends it when its author tries again', async () => {
    const { sent, send } = api(refused(422));
    const outbox = outboxOf(send);
    outbox.add(CHAT, 'un');
    outbox.add(CHAT, 'deux');
    await settle();
    expect(sent).toEqual(['un', 'deux']);
    expect(outbox.all()).toMatchObject([{ message: 'un', refused: 'Trop long' }]);
    expect(outbox.stuck()).toBe(false);
    outbox.retry(outbox.all()[0]?.clientId ?? '');
    await settle();
    expect(sent).toEqual(['un', 'deux', 'un']);
    expect(texts(outbox)).toEqual([]);
  });

  it('drops a refused message that its author gives up', async () => {
    const outbox = outboxOf(api(refused(403)).send);
    outbox.add(CHAT, 'un');
    await settle();
    outbox.drop(outbox.all()[0]?.clientId ?? '');
    expect(texts(outbox)).toEqual([]);
    expect(stored()).toBeNull();
  });

  it.each([401, 408, 425, 429, 500, 503])('tries again after status %i', async (status) => {
    const outbox = outboxOf(api(refused(status)).send);
    outbox.add(CHAT, 'un');
    await settle();
    expect(outbox.all()).toMatchObject([{ message: 'un', refused: null }]);
    expect(outbox.stuck()).toBe(true);
  });

  it('sends what the same account wrote before a reload, and nothing of another', async () => {
    const one: UnsentMessage = { clientId: 'a', chat: CHAT, message: 'un', refused: null };
    localStorage.setItem(UNSENT_KEY, writeUnsent('U-00000002', [one]));
    const other = api();
    outboxOf(other.send);
    await settle();
    expect(other.sent).toEqual([]);
    localStorage.setItem(UNSENT_KEY, writeUnsent(ME, [one]));
    const own = api();
    outboxOf(own.send);
    await settle();
    expect(own.sent).toEqual(['un']);
  });

  it('keeps messages that another tab of the account adds meanwhile', async () => {
    const outbox = outboxOf(api(unanswered(), unanswered()).send);
    outbox.add(CHAT, 'un');
    await settle();
    const other: UnsentMessage = { clientId: 'b', chat: CHAT, message: 'deux', refused: null };
    localStorage.setItem(UNSENT_KEY, writeUnsent(ME, [...outbox.all(), other]));
    // The event of the other tab arrives only after this tab has added a message.
    outbox.add(CHAT, 'trois');
    expect(texts(outbox)).toEqual(['un', 'deux', 'trois']);
  });

  it('shows what another tab of the account has sent as sent', async () => {
    const outbox = outboxOf(api(unanswered()).send);
    outbox.add(CHAT, 'un');
    await settle();
    localStorage.removeItem(UNSENT_KEY);
    dispatchEvent(new StorageEvent('storage', { key: UNSENT_KEY }));
    expect(texts(outbox)).toEqual([]);
  });

  it('neither sends nor stores after the session has ended', async () => {
    let alive = true;
    const { sent, send } = api(unanswered());
    const outbox = outboxOf(send, () => alive);
    outbox.add(CHAT, 'un');
    await settle();
    alive = false;
    localStorage.clear();
    await jest.advanceTimersByTimeAsync(60_000);
    outbox.add(CHAT, 'deux');
    expect(sent).toEqual(['un']);
    expect(stored()).toBeNull();
  });

  it('tells its listeners of every change until they leave', () => {
    const outbox = outboxOf(api().send);
    let changes = 0;
    const leave = outbox.subscribe(() => changes++);
    outbox.add(CHAT, 'un');
    expect(changes).toBe(1);
    leave();
    outbox.add(CHAT, 'deux');
    expect(changes).toBe(1);
  });
});
