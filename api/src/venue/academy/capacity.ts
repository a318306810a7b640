import { Injectable } from '@nestjs/common';
import { placesLeft, statusOfNew } from '@five/shared/academy/academy.rules';
import { Audit } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Translator } from '../../platform/i18n/translator.ts';
import { mailOf, type RegistrationMail } from './academy.mails.ts';
import { Registration } from './registration.entity.ts';
import type { LockedSession } from './session-row.ts';

/**
 * Manages the places of a group and its waiting list. Every method requires a lock on the session's
 * row.
 */
@Injectable()
export class Capacity {
  constructor(
    private readonly outbox: Outbox,
    private readonly translator: Translator,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async taken(tx: Tx, { id }: LockedSession): Promise<number> {
    const [row] = await tx.query<{ taken: number }[]>(
      `select count(*) as taken from academy_registrations where session_id = $1
        and status in ('received', 'confirmed')`,
      [id],
    );
    return row?.taken ?? 0;
  }

  async left(tx: Tx, session: LockedSession): Promise<number> {
    return placesLeft(session.capacity, await this.taken(tx, session));
  }

  /** Stores a new registration with a place, or at the end of the waiting list. */
  async enter(tx: Tx, registration: Registration, session: LockedSession): Promise<Registration> {
    registration.status = statusOfNew(session.capacity, await this.taken(tx, session));
    registration.waitingSince = registration.status === 'waiting' ? this.clock.now() : null;
    await tx.save(registration);
    await this.notify(
      tx,
      registration.status === 'waiting' ? 'academyWaiting' : 'academyReceived',
      registration,
      session,
    );
    await this.audit.record(tx, {
      actor: null,
      act: 'registration.create',
      subjectKind: 'registration',
      subject: registration.reference,
      to: registration.status,
    });
    return registration;
  }

  /**
   * Gives free places to children on the waiting list, longest wait first, and notifies their
   * guardians.
   */
  async fill(tx: Tx, session: LockedSession): Promise<void> {
    const left = await this.left(tx, session);
    if (left === 0) return;
    const next = await tx.find(Registration, {
      where: { sessionId: session.id, status: 'waiting' },
      order: { waitingSince: 'ASC', id: 'ASC' },
      take: left,
      lock: { mode: 'pessimistic_write' },
    });
    for (const registration of next) {
      await tx.save(Object.assign(registration, { status: 'received', waitingSince: null }));
      await this.notify(tx, 'academyPlaceFree', registration, session);
      await this.audit.record(tx, {
        actor: null,
        act: 'registration.status',
        subjectKind: 'registration',
        subject: registration.reference,
        from: 'waiting',
        to: 'received',
      });
    }
  }

  async notify(
    tx: Tx,
    template: RegistrationMail,
    registration: Registration,
    session: LockedSession,
  ): Promise<void> {
    await this.outbox.write(tx, [
      mailOf(template, { registration, session }, this.translator, this.clock.now()),
    ]);
  }
}
