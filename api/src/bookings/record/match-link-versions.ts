import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import type { MatchLink } from './booking-record.ts';
import { Booking } from './booking.entity.ts';

/** Versions of the links of matches. A link with an earlier version opens no match. */
@Injectable()
export class MatchLinkVersions {
  /** Ends the link of a locked booking's match, and returns what its next link is signed over. */
  async raise(tx: Tx, { reference, linkVersion }: MatchLink): Promise<MatchLink> {
    const raised = { reference, linkVersion: linkVersion + 1 };
    await tx.update(Booking, { reference }, { linkVersion: raised.linkVersion });
    return raised;
  }
}
