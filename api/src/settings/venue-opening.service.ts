import { Injectable } from '@nestjs/common';
import type { OptionalStep } from '@five/shared/venue/setup/setup.codes';
import type { Caller } from '../platform/access/caller.ts';
import { Audit } from '../platform/audit/audit.ts';
import { Clock } from '../platform/clock/clock.ts';
import { PgListener } from '../platform/database/pg-listener.ts';
import { type Tx, Transactions } from '../platform/database/transactions.ts';
import { Venue } from './venue.entity.ts';

type Opening = Pick<Venue, 'openedAt' | 'mailArrivedAt' | 'acceptedSteps'>;

/** Stores how far the opening of the venue is. */
@Injectable()
export class VenueOpening {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly pgListener: PgListener,
  ) {}

  /** Opens the site to visitors. Nothing changes if it is open. */
  open(by: Pick<Caller, 'reference'> | null): Promise<void> {
    return this.change(by, 'open', ({ openedAt }) =>
      openedAt === null ? { openedAt: this.clock.now() } : null,
    );
  }

  /** Stores that a test mail has arrived. */
  mailArrived(by: Caller): Promise<void> {
    return this.change(by, 'mailArrived', ({ mailArrivedAt }) =>
      mailArrivedAt === null ? { mailArrivedAt: this.clock.now() } : null,
    );
  }

  /** Stores whether an optional step is left as it is. */
  accept(by: Caller, step: OptionalStep, accepted: boolean): Promise<void> {
    return this.change(by, 'acceptStep', ({ acceptedSteps }) => {
      if (acceptedSteps.includes(step) === accepted) return null;
      const others = acceptedSteps.filter((one) => one !== step);
      return { acceptedSteps: accepted ? [...others, step] : others };
    });
  }

  private async change(
    by: Pick<Caller, 'reference'> | null,
    act: 'open' | 'mailArrived' | 'acceptStep',
    next: (venue: Opening) => Partial<Opening> | null,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const columns = next(await locked(tx));
      if (columns === null) return;
      await tx.update(Venue, { id: 1 }, columns);
      await this.audit.record(tx, {
        actor: by?.reference ?? null,
        act: `venue.${act}`,
        subjectKind: 'venue',
        subject: 'venue',
        changed: { acceptedSteps: columns.acceptedSteps },
      });
      await this.pgListener.notify(tx, 'version', 'venue');
    });
  }
}

const locked = (tx: Tx): Promise<Opening> =>
  tx.getRepository(Venue).findOneOrFail({ where: { id: 1 }, lock: { mode: 'pessimistic_write' } });
