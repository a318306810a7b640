import { Injectable } from '@nestjs/common';
import type { MatchSharesAnswer } from '@five/shared/community/matches/matches.contract';
import { restCents, restDueCents } from '@five/shared/community/matches/shares.rules';
import { shareDueCents } from '@five/shared/community/open-matches/open-matches.rules';
import { isLive } from '@five/shared/bookings/bookings.codes';
import { dueCents } from '@five/shared/bookings/bookings.rules';
import type { Locale } from '@five/shared/locales/locale';
import { DataSource } from 'typeorm';
import type { BookingRecord } from '../../../bookings/record/booking-record.ts';
import { AuthorPresenter } from '../../author-presenter.ts';
import { IS_TAKEN, PAID, SHARES } from './shares.sql.ts';

/** The reader of a match's shares. */
export interface ShareReader {
  /** Customer record of a signed-in reader. */
  customerId: number | undefined;
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
  ) {}

  async of(
    record: BookingRecord,
    isAsked: boolean,
    { customerId, person, seesAll, locale }: ShareReader,
  ): Promise<MatchSharesAnswer> {
    const rows = await this.source.query<ShareRow[]>(HELD, [record.id]);
    const bookingDueCents = isLive(record.status) ? dueCents(record) : 0;
    const people = rows.map((row) => ({
      id: row.reference,
      reference: row.reference,
      person: row.person,
      displayName: row.name ?? this.authors.nameOf(null, locale),
      amountCents: row.amountCents,
      paidCents: row.paidCents,
      dueCents: row.isTaken ? shareDueCents({ ...row, bookingDueCents }) : 0,
      mine: row.customerId === null ? row.person === (person ?? '') : row.customerId === customerId,
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

/** SQL of the shares of a booking that are not released, in the order of the people. */
const HELD = `select s.reference, g.reference as person, s.customer_id as "customerId",
    coalesce(g.name, u.first_name) as name, s.amount_cents as "amountCents",
    ${PAID} as "paidCents", ${IS_TAKEN} as "isTaken"
  ${SHARES} left join users u on u.id = c.user_id and u.erased_at is null
  where s.booking_id = $1 and s.released_at is null
  order by g.position, s.created_at, s.id`;
