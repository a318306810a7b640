import { Injectable } from '@nestjs/common';
import { isForfeited } from '@five/shared/bookings/changes.rules';
import type { MatchAnswerRequest } from '@five/shared/community/matches/matches.requests';
import type { Locale } from '@five/shared/locales/locale';
import { isSameName } from '@five/shared/search/fold';
import { nextPosition, seatingOf } from '@five/shared/community/matches/matches.rules';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { fieldRefused } from '../../platform/http/domain-error.ts';
import { phoneOf } from '../../platform/http/normalized.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { newReference } from '../../platform/references.ts';
import { ReservedNames } from '../../users/reserved-names.ts';
import { deviceHash, type GuestDevice } from './guest-cookie.ts';
import { MatchListChanges } from './match-list-changes.ts';
import {
  type ListedPerson,
  type LockedMatchList,
  MatchLists,
  ownPersonOf,
  refuseEnded,
} from './match-lists.ts';
import { managesMatch } from './match-managers.ts';
import { MatchPerson } from './match-person.entity.ts';

/** Answers to one match per hour. */
const ANSWERS_LIMIT = { points: 30, seconds: 60 * 60 };
/** Names that one device may use in one match. */
const NAMES_LIMIT = { points: 3, seconds: 30 * 24 * 60 * 60, code: 'MATCH_NAMES' } as const;

/** The sender of an answer: a signed-in caller, or the device of a guest. */
export interface Answerer {
  caller: Caller | undefined;
  device: GuestDevice;
}

/** An answerer with the language of the request. */
interface Sender extends Answerer {
  locale: Locale;
}

type Changes = Partial<MatchPerson>;

/** Stores the answers that people give for themselves, and guests that the captain adds by name. */
@Injectable()
export class OwnAnswers {
  constructor(
    private readonly transactions: Transactions,
    private readonly lists: MatchLists,
    private readonly changes: MatchListChanges,
    private readonly limits: Limits,
    private readonly reservedNames: ReservedNames,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the own answer, or changes it. A person that answers `in` keeps the place that it has.
   * @throws DomainError NOT_FOUND, MATCH_CANCELLED, MATCH_OVER, MATCH_LIST_CLOSED,
   * MATCH_NAME_REQUIRED, MATCH_NAMES, AUTH_NAME_RESERVED, TOO_MANY_REQUESTS
   */
  async answer(token: string, by: Sender, input: MatchAnswerRequest): Promise<void> {
    if (input.name !== undefined) await this.reservedNames.refuseGuest(input.name);
    await this.transactions.run(async (tx) => {
      const list = await this.lists.lock(tx, token);
      const { squadId } = list.match;
      const manages = await managesMatch(tx, list.record, { squadId, caller: by.caller });
      refuseEnded(list.state, manages);
      await this.limits.takeWith(tx, 'matches.answers', list.record.reference, ANSWERS_LIMIT);
      const isAdded = manages && input.name !== undefined;
      const own = isAdded ? undefined : personOf(list, by, input.name);
      await this.write(tx, list, own, this.wanted(tx, list, { by, own, isAdded }, input));
    });
  }

  private async write(
    tx: Tx,
    list: LockedMatchList,
    own: ListedPerson | undefined,
    wanted: Promise<Changes & { actor: string | null }>,
  ): Promise<void> {
    const { actor, ...changes } = await wanted;
    const reference = own?.reference ?? newReference('MP');
    if (
      own &&
      Object.entries(changes).every(([field, value]) => isSame(Reflect.get(own, field), value))
    )
      return;
    const changed = { person: reference, answer: changes.answer };
    await this.changes.apply(tx, list, { actor, act: 'answer', changed }, async () => {
      if (own) await tx.update(MatchPerson, { id: own.id }, changes);
      else
        await tx.insert(MatchPerson, {
          reference,
          bookingId: list.record.id,
          createdAt: this.clock.now(),
          ...changes,
        });
    });
  }

  /** The columns that an answer sets. */
  private async wanted(
    tx: Tx,
    { people, record, match, timing }: LockedMatchList,
    { by, own, isAdded }: { by: Sender; own: ListedPerson | undefined; isAdded: boolean },
    { answer, name, phone, messages = false }: MatchAnswerRequest,
  ): Promise<Changes & { actor: string | null }> {
    const { caller, device } = by;
    const placed = {
      answer,
      position: answer === 'in' ? (own?.position ?? nextPosition(people)) : null,
      ...(own?.answer !== answer && { since: this.clock.now() }),
      ...leaving({ people, record, match, timing }, own, answer),
      actor: caller?.reference ?? null,
    };
    const withPhone =
      phone === undefined ? {} : { phone: phoneOf(phone, 'phone', 'AUTH_PHONE_INVALID') };
    if (isAdded) return { ...placed, ...withPhone, name };
    if (caller)
      return {
        ...placed,
        customerId: caller.customerId,
        name: null,
        phone: null,
        notifyLocale: null,
        deviceHash: null,
      };
    const newName = name ?? own?.name;
    if (!newName) throw fieldRefused('MATCH_NAME_REQUIRED', 'name');
    if (newName !== own?.name)
      await this.limits.takeWith(
        tx,
        'matches.names',
        `${record.reference} ${device.key}`,
        NAMES_LIMIT,
      );
    return {
      ...placed,
      ...withPhone,
      ...(phone !== undefined && { notifyLocale: messages ? by.locale : null }),
      name: newName,
      deviceHash: deviceHash(device.key, record.id),
    };
  }
}

/**
 * The person that answers: the one of the account or device, else the guest of the squad with this
 * name that has not answered on a device yet.
 */
function personOf(
  { people, record }: LockedMatchList,
  by: Answerer,
  name: string | undefined,
): ListedPerson | undefined {
  const own = ownPersonOf(people, record.id, by);
  if (own || by.caller || name === undefined) return own;
  const [guest, ...others] = people.filter(
    (person) =>
      person.squadMemberId !== null &&
      person.deviceHash === null &&
      person.answer === null &&
      person.name !== null &&
      isSameName(person.name, name),
  );
  return others.length === 0 ? guest : undefined;
}

const isSame = (before: unknown, after: unknown): boolean =>
  before instanceof Buffer && after instanceof Buffer ? before.equals(after) : before === after;

/**
 * Stores whether a person gives up a seat when the booking can no longer be cancelled for free. It
 * is forgotten when the person comes again.
 */
export function leaving(
  {
    people,
    match,
    record,
    timing,
  }: Pick<LockedMatchList, 'people' | 'match' | 'record' | 'timing'>,
  own: ListedPerson | undefined,
  answer: MatchAnswerRequest['answer'],
): Changes {
  if (answer === 'in') return { leftLate: false };
  const isSeated = seatingOf(people, match.size).seats.some(({ id }) => id === own?.id);
  const { freeCancelHours } = record;
  const { start, now } = timing;
  return isSeated ? { leftLate: isForfeited({ start, now, freeCancelHours, desk: false }) } : {};
}
