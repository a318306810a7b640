import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../platform/access/caller.ts';
import { Audit } from '../platform/audit/audit.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { Venue } from './venue.entity.ts';

/** What the venue requires of staff at the sign-in. */
@Injectable()
export class SignInRules {
  constructor(
    private readonly source: DataSource,
    private readonly audit: Audit,
  ) {}

  /** Whether a second factor is required of all staff. */
  async isSecondFactorRequired(): Promise<boolean> {
    const venue = await this.source.getRepository(Venue).findOneByOrFail({ id: 1 });
    return venue.secondFactorRequired;
  }

  /** Stores whether a second factor is required of all staff. Returns whether that changed. */
  async requireSecondFactor(tx: Tx, by: Caller, isRequired: boolean): Promise<boolean> {
    const venues = tx.getRepository(Venue);
    const { secondFactorRequired } = await venues.findOneOrFail({
      where: { id: 1 },
      lock: { mode: 'pessimistic_write' },
    });
    if (secondFactorRequired === isRequired) return false;
    await venues.update({ id: 1 }, { secondFactorRequired: isRequired });
    await this.audit.record(tx, {
      actor: by.reference,
      act: 'venue.requireSecondFactor',
      subjectKind: 'venue',
      subject: 'venue',
      to: isRequired ? 'on' : 'off',
    });
    return true;
  }
}
