import { Injectable } from '@nestjs/common';
import type { HistoryEntry } from '@five/shared/bookings/bookings.contract';
import type { Locale } from '@five/shared/locales/locale';
import { AuditTrail } from '../platform/audit/audit-trail.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import type { Page } from '../platform/lists/page.ts';
import { UsersQueries } from '../users/users.queries.ts';
import { BookingsQueries } from './bookings.queries.ts';

/** What happened to a booking, who did it, and when: from the audit, the first line first. */
@Injectable()
export class HistoryQueries {
  constructor(private readonly bookings: BookingsQueries, private readonly trail: AuditTrail, private readonly users: UsersQueries) {}

  /** @throws DomainError NOT_FOUND */
  async of(reference: string, query: RawQuery, locale: Locale): Promise<Page<HistoryEntry>> {
    await this.bookings.one(reference, null, locale);
    const page = await this.trail.of('booking', reference, query);
    const names = await this.users.displayNames(page.rows.flatMap(({ actor }) => actor ?? []));
    return page.map(({ reference: id, at, actor, act, from, to, reason }) => ({
      id, reference: id, at: at.toISOString(), actor: actor === null ? null : { reference: actor, displayName: names.get(actor) ?? actor },
      act, from, to, reason, sentence: this.trail.sentence(act, locale),
    }));
  }
}
