import { Semaphore } from '../database/semaphore.ts';
import { DomainError } from '../http/domain-error.ts';

const AT_A_TIME = 2; // a picture takes a core and up to 200 MB while it is made
const PATIENCE_MS = 15_000;
const LONGEST_MS = 4 * PATIENCE_MS;
const PLACES = 20; // what waits lies on disk; its sender waits too

const tooLate = () =>
  new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: PATIENCE_MS / 1000 });

interface OwnGate {
  semaphore: Semaphore;
  users: number;
}

/**
 * Bounds the files that are worked on at a time, in this process and for each account. An account
 * has one at a time; its others wait
 * before the common line, so that they take no place of another account's file.
 */
export class FairGate {
  private readonly common = new Semaphore(
    AT_A_TIME,
    { idleTimeoutMs: PATIENCE_MS, maxWaitMs: LONGEST_MS, maxQueued: PLACES },
    tooLate,
  );
  private readonly own = new Map<string, OwnGate>();

  /**
   * @param by the reference of the account; null for the product itself, which has no line of its
   * own
   */
  async run<T>(by: string | null, work: () => Promise<T>): Promise<T> {
    if (by === null) return this.common.run(work);
    const own = this.own.get(by) ?? { semaphore: ownGate(), users: 0 };
    this.own.set(by, own);
    own.users++;
    try {
      return await own.semaphore.run(() => this.common.run(work));
    } finally {
      if (--own.users === 0) this.own.delete(by);
    }
  }
}

/**
 * The file before it may wait in the common line for the longest time, and the next one has to
 * outlast that.
 */
const ownGate = () =>
  new Semaphore(
    1,
    { idleTimeoutMs: 2 * LONGEST_MS, maxWaitMs: 2 * LONGEST_MS, maxQueued: PLACES },
    tooLate,
  );
