import {
  kept,
  marked,
  nextUnsent,
  pauseBeforeTryMs,
  readUnsent,
  without,
  writeUnsent,
  type UnsentMessage,
} from '@five/shared/community/unsent.rules';
import { ApiFailure } from '../../platform/api.ts';
import { randomKey } from '../../platform/idempotency.ts';
import { UNSENT_KEY } from '../../platform/session.ts';
import { device } from '../../platform/storage.ts';

interface Carrier {
  /** Reference of the author; messages of another account on this device are not sent. */
  owner: string;
  /** Sends one message; idempotent. */
  send: (one: UnsentMessage) => Promise<void>;
  /** Whether the session of this outbox is still active. */
  alive: () => boolean;
}

/** Status codes that may succeed on a retry. */
const PASSING = new Set([401, 408, 425, 429]);

/**
 * Messages that are not stored yet: kept on the device, sent one by one, retried until the API
 * answers.
 */
export class Outbox {
  private readonly carrier: Carrier;
  private readonly listeners = new Set<() => void>();
  private messages: readonly UnsentMessage[];
  private failures = 0;
  private busy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(carrier: Carrier) {
    this.carrier = carrier;
    this.messages = this.read();
    addEventListener('online', this.wake);
    addEventListener('storage', this.adopt);
    this.wake();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly all = (): readonly UnsentMessage[] => this.messages;

  /** Whether the last attempt reached no server. */
  readonly stuck = (): boolean => this.failures > 0 && this.waits();

  add(chat: string, message: string): void {
    this.change((all) => kept(all, { clientId: randomKey(), chat, message }));
    this.wake();
  }

  retry(clientId: string): void {
    this.change((all) => marked(all, clientId, null));
    this.wake();
  }

  drop(clientId: string): void {
    this.change((all) => without(all, clientId));
  }

  /** Retries now: the network may be back. */
  readonly wake = (): void => {
    clearTimeout(this.timer);
    void this.run();
  };

  stop(): void {
    clearTimeout(this.timer);
    removeEventListener('online', this.wake);
    removeEventListener('storage', this.adopt);
  }

  private waits(): boolean {
    return nextUnsent(this.messages) !== undefined;
  }

  private async run(): Promise<void> {
    const one = nextUnsent(this.messages);
    if (this.busy || !one) return;
    if (!this.carrier.alive()) return this.stop();
    this.busy = true;
    const goesOn = await this.try(one);
    this.busy = false;
    if (goesOn) return this.run();
    this.timer = setTimeout(this.wake, pauseBeforeTryMs(this.failures));
  }

  /** Whether this message is finished, stored or refused. */
  private async try(one: UnsentMessage): Promise<boolean> {
    try {
      await this.carrier.send(one);
      this.failures = 0;
      this.change((all) => without(all, one.clientId));
      return true;
    } catch (error) {
      const refused =
        error instanceof ApiFailure &&
        error.status >= 400 &&
        error.status < 500 &&
        !PASSING.has(error.status);
      this.failures = refused ? 0 : this.failures + 1;
      this.change((all) => (refused ? marked(all, one.clientId, error.message) : [...all]));
      return refused;
    }
  }

  /**
   * Another tab of the same account may have written meanwhile; its messages are merged. After a
   * sign-out nothing is stored.
   */
  private change(act: (all: readonly UnsentMessage[]) => UnsentMessage[]): void {
    if (!this.carrier.alive()) return;
    this.messages = act(this.readable() ? this.read() : this.messages);
    if (this.messages.length > 0)
      device.write(UNSENT_KEY, writeUnsent(this.carrier.owner, this.messages));
    else device.remove(UNSENT_KEY);
    this.tell();
  }

  private readonly adopt = ({ key }: StorageEvent): void => {
    if (key !== UNSENT_KEY) return;
    this.messages = this.read();
    this.tell();
  };

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  private read(): UnsentMessage[] {
    return readUnsent(device.read(UNSENT_KEY), this.carrier.owner);
  }

  /** Some private windows refuse storage; messages are then kept in memory. */
  private readable(): boolean {
    return this.messages.length === 0 || device.read(UNSENT_KEY) !== null;
  }
}
