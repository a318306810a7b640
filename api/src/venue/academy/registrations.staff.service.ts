import { Injectable } from '@nestjs/common';
import { holdsPlace, mayBecome } from '@five/shared/academy/academy.rules';
import type { UpdateRegistrationRequest } from '@five/shared/academy/academy.requests';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { isChanged } from '../../platform/audit/changes.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { eventsOf, type RegistrationMail } from './academy.mails.ts';
import { Capacity } from './capacity.ts';
import { Registration } from './registration.entity.ts';
import { refuseAge, duplicateOf } from './registrations.service.ts';
import { type LockedSession, lockSessions } from './session-row.ts';

type Status = Registration['status'];

const MAILS: Record<Status, RegistrationMail> = {
  received: 'academyReceived',
  waiting: 'academyWaiting',
  confirmed: 'academyConfirmed',
  cancelled: 'academyCancelled',
};

const mailFor = (before: Status, after: Status): RegistrationMail =>
  before === 'waiting' && after === 'received' ? 'academyPlaceFree' : MAILS[after];

/**
 * Confirms, cancels, moves and annotates registrations, for staff. A place that becomes free goes
 * to the first child on the waiting list.
 */
@Injectable()
export class RegistrationsStaffService {
  constructor(
    private readonly transactions: Transactions,
    private readonly capacity: Capacity,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async update(by: Caller, reference: string, request: UpdateRegistrationRequest): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { registration, from, to } = await this.locked(tx, reference, request.session);
      const [before, was] = [registration.status, { ...registration }];
      if (request.kitSize !== undefined) registration.kitSize = request.kitSize;
      if (request.note !== undefined) registration.note = request.note?.trim() || null;
      await this.place(tx, registration, request.status ?? before, { from, to });
      await tx.save(registration);
      if (before !== registration.status || from.id !== to.id)
        await this.capacity.notify(tx, mailFor(before, registration.status), registration, to);
      if (isChanged(was, registration)) await this.note(tx, by, registration, before);
      for (const session of from.id === to.id ? [to] : [from, to])
        await this.capacity.fill(tx, session);
    });
  }

  /** Deletes all data that names the child or the guardian, including sent and queued messages. */
  async erase(by: Caller, reference: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { registration, from } = await this.locked(tx, reference);
      await tx.delete(Registration, { id: registration.id });
      await this.outbox.erase(tx, eventsOf(reference));
      await this.audit.record(tx, {
        actor: by.reference,
        act: 'registration.erase',
        subjectKind: 'registration',
        subject: reference,
        from: registration.status,
      });
      await this.capacity.fill(tx, from);
    });
  }

  /**
   * Sets the registration's requested status and group.
   * @throws DomainError REGISTRATION_STATE for a change of status that is not allowed, ACADEMY_AGE
   * or ACADEMY_AGE_GROUP for the child's age, ACADEMY_FULL, ACADEMY_CHILD_TWICE if the group
   * already has the child
   */
  private async place(
    tx: Tx,
    registration: Registration,
    status: Status,
    { from, to }: { from: LockedSession; to: LockedSession },
  ): Promise<void> {
    const isMoved = from.id !== to.id;
    if (status !== registration.status && !mayBecome(registration.status, status))
      throw codeRefused('REGISTRATION_STATE');
    if (isMoved) refuseAge(registration.childBirthDate, to);
    const needsPlace = holdsPlace(status) && (isMoved || !holdsPlace(registration.status));
    if (needsPlace && (await this.capacity.left(tx, to)) === 0)
      throw fieldRefused('ACADEMY_FULL', isMoved ? 'session' : 'status');
    const joinsLine = status === 'waiting' && (isMoved || registration.status !== 'waiting');
    const entersGroup = status !== 'cancelled' && (isMoved || registration.status === 'cancelled');
    if (entersGroup && (await duplicateOf(tx, { ...registration, sessionId: to.id })))
      throw fieldRefused('ACADEMY_CHILD_TWICE', isMoved ? 'session' : 'status');
    Object.assign(registration, {
      status,
      sessionId: to.id,
      waitingSince: joinsLine
        ? this.clock.now()
        : status === 'waiting'
          ? registration.waitingSince
          : null,
    });
  }

  /**
   * Returns the registration together with its current group (`from`) and the group to move to
   * (`to`). Groups are locked before the registration; all transactions use this order.
   */
  private async locked(
    tx: Tx,
    reference: string,
    target?: string,
  ): Promise<{ registration: Registration; from: LockedSession; to: LockedSession }> {
    const [current] = await tx.query<{ session: string }[]>(
      `select s.reference as session from academy_registrations r
        join academy_sessions s on s.id = r.session_id where r.reference = $1`,
      [reference],
    );
    if (!current) throw new DomainError('NOT_FOUND');
    const sessions = await lockSessions(tx, [current.session, target ?? current.session]);
    const registration = await tx.findOne(Registration, {
      where: { reference },
      lock: { mode: 'pessimistic_write' },
    });
    const to = sessions.find((session) => session.reference === (target ?? current.session));
    if (!to) throw fieldRefused('REFERENCE_UNKNOWN', 'session');
    const from = sessions.find(({ id }) => id === registration?.sessionId);
    if (!registration || !from) throw new DomainError(registration ? 'CONFLICT' : 'NOT_FOUND');
    return { registration, from, to };
  }

  private note(
    tx: Tx,
    by: Caller,
    { reference, status, kitSize }: Registration,
    before: Status,
  ): Promise<void> {
    const act =
      status === before
        ? { act: 'registration.update' }
        : { act: 'registration.status', from: before, to: status };
    return this.audit.record(tx, {
      actor: by.reference,
      subjectKind: 'registration',
      subject: reference,
      changed: { kitSize },
      ...act,
    });
  }
}
