import { Injectable } from '@nestjs/common';
import type { AuditEntryAnswer } from '@five/shared/audit/audit.contract';
import type { Locale } from '@five/shared/locales/locale';
import type { Caller } from '../platform/access/caller.ts';
import { AuditTrail, type TrailRow } from '../platform/audit/audit-trail.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import type { Page } from '../platform/lists/page.ts';
import { OpeningDayQueries } from '../settings/opening-day.queries.ts';
import { UsersQueries } from '../users/users.queries.ts';

/** Reads audit entries of all domains. */
@Injectable()
export class AuditQueries {
  constructor(
    private readonly trail: AuditTrail,
    private readonly users: UsersQueries,
    private readonly openingDay: OpeningDayQueries,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * All audit entries for an admin; for reception, only the entries of the caller on the current
   * opening day.
   */
  async page(caller: Caller, query: RawQuery, locale: Locale): Promise<Page<AuditEntryAnswer>> {
    const page = await this.trail.page(
      query,
      caller.role === 'admin' ? undefined : { actor: caller.reference, since: await this.today() },
    );
    const names = await this.users.displayNames(page.rows.flatMap(({ actor }) => actor ?? []));
    return page.map((row) => this.entryOf(row, names, locale));
  }

  private entryOf(
    { reference, at, actor, ...row }: TrailRow,
    names: Map<string, string>,
    locale: Locale,
  ): AuditEntryAnswer {
    return {
      id: reference,
      reference,
      at: at.toISOString(),
      wall: this.venueClock.wallOf(at),
      actor: actor === null ? null : { reference: actor, displayName: names.get(actor) ?? actor },
      act: row.act,
      subjectKind: row.subjectKind,
      subject: row.subject,
      from: row.from,
      to: row.to,
      reason: row.reason,
      changed: row.changed,
      sentence: this.trail.sentence(row.act, locale),
    };
  }

  private async today(): Promise<Date> {
    return this.venueClock.reached(await this.openingDay.begin());
  }
}
