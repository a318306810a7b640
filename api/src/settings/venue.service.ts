import { Injectable } from '@nestjs/common';
import type { UpdateVenueRequest } from '@five/shared/venue/venue.requests';
import type { Caller } from '../platform/access/caller.ts';
import { Audit } from '../platform/audit/audit.ts';
import { changesBetween, type AuditedValue } from '../platform/audit/changes.ts';
import { Clock } from '../platform/clock/clock.ts';
import { PgListener } from '../platform/database/pg-listener.ts';
import { type Tx, Transactions } from '../platform/database/transactions.ts';
import { newReference } from '../platform/references.ts';
import { SeasonRow } from './season.entity.ts';
import { auditedSettings } from './venue-changes.ts';
import { refuseBrokenVenue } from './venue.checks.ts';
import { changedColumns, datedRows } from './venue-columns.ts';
import { Venue } from './venue.entity.ts';

/** Edits the settings. */
@Injectable()
export class VenueService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly pgListener: PgListener,
  ) {}

  /**
   * Updates some settings. A list is replaced as a whole. New conditions or a new privacy policy
   * get the next version.
   */
  async update(
    caller: Pick<Caller, 'reference'> | null,
    change: UpdateVenueRequest,
  ): Promise<void> {
    refuseBrokenVenue(change);
    await this.transactions.run(async (tx) => {
      const venue = await tx
        .getRepository(Venue)
        .findOneOrFail({ where: { id: 1 }, lock: { mode: 'pessimistic_write' } });
      const before = await auditedOf(tx, venue);
      const columns = changedColumns(venue, change);
      if (Object.keys(columns).length > 0) await tx.getRepository(Venue).update({ id: 1 }, columns);
      await this.replaceDated(tx, 'season', change.seasons && datedRows.seasons(change.seasons));
      await this.replaceDated(
        tx,
        'exception',
        change.exceptions && datedRows.exceptions(change.exceptions),
      );
      const changed = changesBetween(
        before,
        await auditedOf(tx, await tx.getRepository(Venue).findOneByOrFail({ id: 1 })),
      );
      if (Object.keys(changed).length > 0)
        await this.audit.record(tx, {
          actor: caller?.reference ?? null,
          act: 'venue.update',
          subjectKind: 'venue',
          subject: 'venue',
          changed,
        });
      await this.pgListener.notify(tx, 'version', 'venue');
    });
  }

  private async replaceDated(
    tx: Tx,
    kind: SeasonRow['kind'],
    rows: Omit<SeasonRow, 'id' | 'reference' | 'kind' | 'createdAt'>[] | undefined,
  ): Promise<void> {
    if (!rows) return;
    const createdAt = this.clock.now();
    await tx.getRepository(SeasonRow).delete({ kind });
    await tx
      .getRepository(SeasonRow)
      .insert(rows.map((row) => ({ ...row, kind, reference: newReference('SN'), createdAt })));
  }
}

const auditedOf = async (tx: Tx, venue: Venue): Promise<AuditedValue> =>
  auditedSettings(
    venue,
    await tx.getRepository(SeasonRow).find({ order: { fromDate: 'ASC', id: 'ASC' } }),
  );
