import { Injectable } from '@nestjs/common';
import type { MatchSharesAnswer } from '@five/shared/community/matches/matches.contract';
import { restCents, restDueCents } from '@five/shared/community/matches/shares.rules';
import { shareDueCents } from '@five/shared/community/open-matches/open-matches.rules';
import { isLive } from '@five/shared/bookings/bookings.codes';
import { dueCents } from '@five/shared/bookings/bookings.rules';
import type { Locale } from '@five/shared/locales/locale';
import { packForMinutes } from '@five/shared/subscriptions/pack-minutes.rules';
import { dateOfWall } from '@five/shared/time/wall-time';
import { DataSource } from 'typeorm';
import type { BookingRecord } from '../../../bookings/record/booking-record.ts';
import { type Caller, isStaff } from '../../../platform/access/caller.ts';
import {
  type PackRest,
  SubscriptionsQueries,
} from '../../../subscriptions/subscriptions.queries.ts';
import { AuthorPresenter } from '../../author-presenter.ts';
import { minutesOfShare } from './share-minutes.ts';
import { IS_TAKEN, PAID, SHARES } from './shares.sql.ts';

/** The reader of a match's shares. */
export interface ShareReader {
  /** Staff see which packs can pay. */
  caller: Caller | undefined;
  /** Reference of the reader's own row in the match. */
  person: string | undefined;
  /** Whether the reader may see all shares, also while shares are off. */
  seesAll: boolean;
  locale: Locale;
}

interface ShareRow {
  reference: string;
  person: string | null;
  customerId: number | null;
  name: string | null;
  amountCents: number;
  paidCents: number;
  isTaken: boolean;
}

/** Reads the shares of a match for holders of its link: first names and amounts. */
@Injectable()
export class MatchSharesQueries {
  constructor(
    private readonly source: DataSource,
    private readonly authors: AuthorPresenter,
    private readonly packs: SubscriptionsQueries,
  ) {}

  async of(
    record: BookingRecord,
    isAsked: boolean,
    { caller, person, seesAll, locale }: ShareReader,
  ): Promise<MatchSharesAnswer> {
    const rows = await this.source.query<ShareRow[]>(HELD, [record.id]);
    const bookingDueCents = isLive(record.status) ? dueCents(record) : 0;
    const customers = rows.flatMap((row) => row.customerId ?? []);
    const packs = caller && isStaff(caller) ? await this.packs.restsOf(customers) : [];
    const people = rows.map((row) => ({
      id: row.reference,
      reference: row.reference,
      person: row.person,
      displayName: row.name ?? this.authors.nameOf(null, locale),
      amountCents: row.amountCents,
      paidCents: row.paidCents,
      ...payableOf(record, row, { bookingDueCents, packs }),
      mine:
        row.customerId === null
          ? row.person === (person ?? '')
          : row.customerId === caller?.customerId,
    }));
    const rest = restCents(
      record.totalCents,
      rows.map(({ amountCents }) => amountCents),
    );
    const paidByOthers = rows.reduce((sum, { paidCents }) => sum + paidCents, 0);
    return {
      asked: isAsked ? 'asked' : 'off',
      paidCents: record.paidCents,
      totalCents: record.totalCents,
      people: people.filter(({ mine }) => isAsked || seesAll || mine),
      captain: {
        amountCents: rest,
        dueCents: restDueCents(rest, {
          paidCents: record.paidCents - paidByOthers,
          bookingDueCents,
        }),
      },
    };
  }
}

/** Amount due of a share, and the minutes of a pack that would pay it; null if no pack can. */
function payableOf(
  record: BookingRecord,
  row: ShareRow,
  { bookingDueCents, packs }: { bookingDueCents: number; packs: readonly PackRest[] },
): { dueCents: number; packMinutes: number | null } {
  const due = row.isTaken ? shareDueCents({ ...row, bookingDueCents }) : 0;
  const minutes = due > 0 ? minutesOfShare(record, due) : null;
  const own = packs.filter(({ customerId }) => customerId === row.customerId);
  const canPay =
    minutes !== null && packForMinutes(own, minutes, dateOfWall(record.start)) !== null;
  return { dueCents: due, packMinutes: canPay ? minutes : null };
}

/** SQL of the shares of a booking that are not released, in the order of the people. */
const HELD = `select s.reference, g.reference as person, s.customer_id as "customerId",
    coalesce(g.name, u.first_name) as name, s.amount_cents as "amountCents",
    ${PAID} as "paidCents", ${IS_TAKEN} as "isTaken"
  ${SHARES} left join users u on u.id = c.user_id and u.erased_at is null
  where s.booking_id = $1 and s.released_at is null
  order by g.position, s.created_at, s.id`;
