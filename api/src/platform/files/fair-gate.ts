import { Semaphore } from '../semaphore.ts';
import { tooManyRequests } from '../http/domain-error.ts';

// Number of files processed at a time, because encoding a picture uses a CPU core and up to 200 MB.
const AT_A_TIME = 2;
const PATIENCE_MS = 15_000;
const LONGEST_MS = 4 * PATIENCE_MS;
// Maximum number of uploads that wait in each queue. Waiting uploads are stored on disk, and their
// senders wait for the response.
const PLACES = 20;

const tooLate = () => tooManyRequests(PATIENCE_MS / 1000);

interface AccountGate {
  semaphore: Semaphore;
  users: number;
}

/**
 * Limits the number of files processed at a time, in total and for each account. An account has one
 * file in the common queue. Its other files wait in a separate queue, so that they do not delay
 * other accounts.
 */
export class FairGate {
  private readonly common = new Semaphore(
    AT_A_TIME,
    { idleTimeoutMs: PATIENCE_MS, maxWaitMs: LONGEST_MS, maxQueued: PLACES },
    tooLate,
  );
  private readonly accounts = new Map<string, AccountGate>();

  /**
   * @param by the reference of the account; null for the product itself, which has no separate
   * queue
   */
  async run<T>(by: string | null, work: () => Promise<T>): Promise<T> {
    if (by === null) return this.common.run(work);
    const gate = this.accounts.get(by) ?? { semaphore: accountSemaphore(), users: 0 };
    this.accounts.set(by, gate);
    gate.users++;
    try {
      return await gate.semaphore.run(() => this.common.run(work));
    } finally {
      if (--gate.users === 0) this.accounts.delete(by);
    }
  }
}

/**
 * Semaphore of one account. Its timeout is twice the longest wait in the common queue, because the
 * account's next file enters the common queue only after the current file.
 */
const accountSemaphore = () =>
  new Semaphore(
    1,
    { idleTimeoutMs: 2 * LONGEST_MS, maxWaitMs: 2 * LONGEST_MS, maxQueued: PLACES },
    tooLate,
  );
