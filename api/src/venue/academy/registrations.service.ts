import { Injectable } from '@nestjs/common';
import { ageProblem, childKey, MAX_OPEN_REGISTRATIONS } from '@five/shared/academy/academy.rules';
import type { RegistrationReceipt } from '@five/shared/academy/academy.contract';
import type { CreateRegistrationRequest } from '@five/shared/academy/academy.requests';
import type { Locale } from '@five/shared/locales/locale';
import { nationalPhone } from '@five/shared/auth/phone-display';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused, fieldRefused } from '../../platform/http/domain-error.ts';
import { emailOf, phoneOf } from '../../platform/http/normalized.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { newReference } from '../../platform/references.ts';
import { searchText } from '../../platform/texts/content-language.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import { Capacity } from './capacity.ts';
import { Registration } from './registration.entity.ts';
import { type LockedSession, lockSessions } from './session-row.ts';

// At most 50 registrations an hour per IP address. Parents at one school may share an address, but
// no family registers fifty children.
const FROM_ONE_ADDRESS = { points: 50, seconds: 60 * 60 };

/** Registers children for the academy, on a guardian's request. */
@Injectable()
export class RegistrationsService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly limits: Limits,
    private readonly settings: VenueSettings,
    private readonly capacity: Capacity,
    private readonly venueClock: VenueClock,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives the child a place, or the last position on the waiting list. A repeated form of a
   * guardian for the same child is not stored again, even if the spelling of the name differs.
   */
  async receive(
    request: CreateRegistrationRequest,
    locale: Locale,
    address: string,
    idempotency: IdempotencyContext | null = null,
  ): Promise<RegistrationReceipt> {
    await this.limits.take('academy.register', address, FROM_ONE_ADDRESS);
    const { policiesVersion } = await this.settings.current();
    return this.transactions.runOnce(idempotency, async (tx) => {
      const [session] = await lockSessions(tx, [request.session]);
      if (!session) throw fieldRefused('REFERENCE_UNKNOWN', 'session');
      if (session.to < this.venueClock.today()) throw codeRefused('ACADEMY_CLOSED');
      refuseAge(request.child.birthDate, session);
      const made = this.made(tx, request, session, { locale, policiesVersion });
      const registration =
        (await duplicateOf(tx, made)) ??
        (await this.capacity.enter(
          tx,
          await fewEnough(tx, made, this.venueClock.today()),
          session,
        ));
      return { reference: registration.reference, status: registration.status };
    });
  }

  private made(
    tx: Tx,
    { child, guardian, kitSize }: CreateRegistrationRequest,
    session: LockedSession,
    rest: Pick<Registration, 'locale' | 'policiesVersion'>,
  ): Registration {
    const reference = newReference('R');
    const phone = phoneOf(guardian.phone, 'guardian.phone', 'AUTH_PHONE_INVALID');
    const person = {
      childName: child.name.trim(),
      childFirstName: child.firstName.trim(),
      childBirthDate: child.birthDate,
      childKey: childKey(child),
      guardianFullName: guardian.fullName.trim(),
      guardianPhone: phone,
      guardianEmail: emailOf(guardian.email, 'guardian.email'),
    };
    const search = searchText(
      reference,
      child.firstName,
      child.name,
      guardian.fullName,
      phone,
      nationalPhone(phone),
      person.guardianEmail,
    );
    return tx.create(Registration, {
      ...rest,
      ...person,
      reference,
      sessionId: session.id,
      kitSize,
      note: null,
      search,
      createdAt: this.clock.now(),
    });
  }
}

/**
 * Refuses a child whose age at the start of the season does not fit.
 * @throws DomainError ACADEMY_AGE if the academy accepts no child of this age, ACADEMY_AGE_GROUP if
 * only this group does not
 */
export function refuseAge(birthDate: string, session: LockedSession): void {
  const problem = ageProblem(birthDate, session.from, session);
  if (problem) throw codeRefused(problem === 'academy' ? 'ACADEMY_AGE' : 'ACADEMY_AGE_GROUP');
}

/**
 * Returns the registration unless its guardian has too many pending registrations in seasons that
 * are not over.
 * @throws DomainError ACADEMY_TOO_MANY
 */
async function fewEnough(tx: Tx, registration: Registration, today: string): Promise<Registration> {
  const { guardianEmail: email, guardianPhone: phone } = registration;
  // Locks the email and the phone in sorted order, so that concurrent forms of one guardian wait
  // for each other.
  for (const known of [email, phone].sort())
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`guardian ${known}`]);
  const open = await tx
    .createQueryBuilder(Registration, 'r')
    .where('(r.guardianEmail = :email or r.guardianPhone = :phone)', { email, phone })
    .andWhere(`r.status in ('received', 'waiting')`)
    .andWhere(`r.sessionId in (${AHEAD})`, { today })
    .getCount();
  if (open >= MAX_OPEN_REGISTRATIONS)
    throw codeRefused('ACADEMY_TOO_MANY', { parameters: { max: MAX_OPEN_REGISTRATIONS } });
  return registration;
}

/** Selects the sessions of seasons that are not over. */
const AHEAD = `select s.id from academy_sessions s join academy_seasons e on e.id = s.season_id
    where e.to_date >= :today`;

/**
 * Finds the registration of the same child by the same guardian in the same group, in any spelling
 * of the name. The group is locked, so that concurrent forms find each other; a unique index also
 * prevents duplicates.
 */
export function duplicateOf(
  tx: Tx,
  {
    id,
    sessionId,
    childKey: key,
    childBirthDate,
    guardianEmail: email,
    guardianPhone: phone,
  }: Registration,
): Promise<Registration | null> {
  return tx
    .createQueryBuilder(Registration, 'r')
    .where({ sessionId, childKey: key, childBirthDate })
    .andWhere('(r.guardianEmail = :email or r.guardianPhone = :phone)', { email, phone })
    .andWhere(`r.status <> 'cancelled'`)
    .andWhere('r.id is distinct from :id', { id: id ?? null })
    .orderBy('r.id')
    .getOne();
}
