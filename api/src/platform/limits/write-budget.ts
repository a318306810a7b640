import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../access/caller.ts';
import { Clock } from '../clock/clock.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { DomainError } from '../http/domain-error.ts';
import { type Limit, Limits } from './limits.ts';

const WINDOW_SECONDS = 5 * 60;
const WINDOW_MS = WINDOW_SECONDS * 1000;
const DESK: Limit = { points: 6_000, seconds: WINDOW_SECONDS };
/**
 * Limits of writes per account: one per second on average, with bursts. A bulk action at the desk
 * is one call per record.
 */
export const WRITES: Record<Caller['role'], Limit> = {
  player: { points: 300, seconds: WINDOW_SECONDS },
  staff: DESK,
  admin: DESK,
};
/**
 * Number of writes per account and window that are counted in the memory of this process, without
 * an SQL statement. Later writes are counted in the database.
 */
export const UNCOUNTED = 20;
// Maximum number of accounts in memory, about 2 MB. Beyond it, the counts restart.
const MOST_ACCOUNTS = 20_000;

interface Spent {
  writes: number;
  from: number;
  refusal: DomainError | null;
}

/**
 * Limits all writes of one account, including writes that are refused later or change nothing.
 * Processes share the count, except for the first writes in each process.
 */
@Injectable()
export class WriteBudget {
  private spent = new Map<string, Spent>();

  constructor(
    private readonly limits: Limits,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Counts a write of the account.
   * @throws DomainError TOO_MANY_REQUESTS
   */
  async take({ reference, role }: Pick<Caller, 'reference' | 'role'>): Promise<void> {
    if (!this.settings.rateLimits) return;
    const spent = this.window(reference);
    spent.writes++;
    if (spent.writes <= UNCOUNTED) return;
    if (spent.refusal) throw spent.refusal;
    try {
      await this.limits.takeSeveral(
        'writes',
        reference,
        WRITES[role],
        spent.writes === UNCOUNTED + 1 ? spent.writes : 1,
      );
    } catch (error) {
      // The error is kept, so that further writes of the account in this window are refused without
      // an SQL statement.
      if (error instanceof DomainError) spent.refusal = error;
      throw error;
    }
  }

  private window(account: string): Spent {
    const now = this.clock.now().getTime();
    const spent = this.spent.get(account);
    if (spent && now >= spent.from && now < spent.from + WINDOW_MS) return spent;
    if (this.spent.size >= MOST_ACCOUNTS) this.spent = new Map();
    const begun: Spent = { writes: 0, from: now, refusal: null };
    this.spent.set(account, begun);
    return begun;
  }
}
