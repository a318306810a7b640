import {
  storedMessages,
  marked,
  nextUnsent,
  retryDelayMs,
  readUnsent,
  without,
  writeUnsent,
  type UnsentMessage,
} from '@five/shared/community/unsent.rules';
import { ApiFailure } from '@five/client/failure';
import { randomKey } from '@five/client/api';
import { UNSENT_KEY } from '../../platform/requests/session.ts';
import { localStore } from '@five/client/browser/storage';

interface Transport {
  /**
   * Reference of the account that wrote the messages. Stored messages of another account on this
   * device are not sent.
   */
  owner: string;
  /** Sends one message. The server stores a message only once, even if it is sent twice. */
  send: (one: UnsentMessage) => Promise<void>;
  /** Whether the session with which this outbox was created is still active. */
  alive: () => boolean;
}

/** Status codes of refused requests that may succeed on a retry. */
const RETRYABLE_STATUSES = new Set([401, 408, 425, 429]);

/**
 * Queue of messages that the server has not stored yet. Messages are stored on the device, sent one
 * by one, and retried until the API stores or refuses them.
 */
export class Outbox {
  private readonly transport: Transport;
  private readonly listeners = new Set<() => void>();
  private messages: readonly UnsentMessage[];
  private failures = 0;
  private busy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(carrier: Transport) {
    this.transport = carrier;
    this.messages = this.read();
    addEventListener('online', this.retryNow);
    addEventListener('storage', this.mergeStored);
    this.retryNow();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly all = (): readonly UnsentMessage[] => this.messages;

  /**
   * Whether the last attempt has failed because the server could not be reached, and messages still
   * have to be sent.
   */
  readonly stuck = (): boolean => this.failures > 0 && this.isScheduled();

  add(chat: string, message: string): void {
    this.change((all) => storedMessages(all, { clientId: randomKey(), chat, message }));
    this.retryNow();
  }

  retry(clientId: string): void {
    this.change((all) => marked(all, clientId, null));
    this.retryNow();
  }

  drop(clientId: string): void {
    this.change((all) => without(all, clientId));
  }

  /** Retries immediately, because the network may be available again. */
  readonly retryNow = (): void => {
    clearTimeout(this.timer);
    void this.run();
  };

  stop(): void {
    clearTimeout(this.timer);
    removeEventListener('online', this.retryNow);
    removeEventListener('storage', this.mergeStored);
  }

  private isScheduled(): boolean {
    return nextUnsent(this.messages) !== undefined;
  }

  private async run(): Promise<void> {
    const one = nextUnsent(this.messages);
    if (this.busy || !one) return;
    if (!this.transport.alive()) return this.stop();
    this.busy = true;
    const goesOn = await this.try(one);
    this.busy = false;
    if (goesOn) return this.run();
    this.timer = setTimeout(this.retryNow, retryDelayMs(this.failures));
  }

  /**
   * Sends one message. Returns whether the queue is finished with this message: stored or refused.
   */
  private async try(one: UnsentMessage): Promise<boolean> {
    try {
      await this.transport.send(one);
      this.failures = 0;
      this.change((all) => without(all, one.clientId));
      return true;
    } catch (error) {
      const refused =
        error instanceof ApiFailure &&
        error.status >= 400 &&
        error.status < 500 &&
        !RETRYABLE_STATUSES.has(error.status);
      this.failures = refused ? 0 : this.failures + 1;
      this.change((all) => (refused ? marked(all, one.clientId, error.message) : [...all]));
      return refused;
    }
  }

  /**
   * Changes the queue and stores it. The stored queue is read first, because another tab of the
   * same account may have added messages. After a sign-out nothing is stored.
   */
  private change(act: (all: readonly UnsentMessage[]) => UnsentMessage[]): void {
    if (!this.transport.alive()) return;
    this.messages = act(this.readable() ? this.read() : this.messages);
    if (this.messages.length > 0)
      localStore.write(UNSENT_KEY, writeUnsent(this.transport.owner, this.messages));
    else localStore.remove(UNSENT_KEY);
    this.notify();
  }

  private readonly mergeStored = ({ key }: StorageEvent): void => {
    if (key !== UNSENT_KEY) return;
    this.messages = this.read();
    this.notify();
  };

  private notify(): void {
    for (const listener of this.listeners) listener();
  }

  private read(): UnsentMessage[] {
    return readUnsent(localStore.read(UNSENT_KEY), this.transport.owner);
  }

  /**
   * Whether the stored queue can be read. Some private windows refuse storage; messages are then
   * kept in memory.
   */
  private readable(): boolean {
    return this.messages.length === 0 || localStore.read(UNSENT_KEY) !== null;
  }
}
