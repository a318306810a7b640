import { Injectable } from '@nestjs/common';
import { latestDates, pastDatesOf } from '@five/shared/academy/academy.rules';
import type { AttendanceAnswer, AttendingChild } from '@five/shared/academy/academy.contract';
import type { NoteAttendanceRequest } from '@five/shared/academy/academy.requests';
import { DataSource } from 'typeorm';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import { lockSessions } from './session-row.ts';
import { selectAs } from '../../platform/rows/columns.ts';
import { Registration } from './registration.entity.ts';

interface Days {
  weekday: number;
  from: string;
  to: string;
  missed: string[];
}

/** Records the attendance of children, on the day of the session or later. */
@Injectable()
export class AttendanceService {
  constructor(
    private readonly source: DataSource,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Reads the attendance on one day of a session.
   * @param requested a past day of the session, or today; default: the latest such day
   * @throws DomainError NOT_FOUND for an unknown session, ACADEMY_NOT_ON if the session did not
   * take place on the requested day
   */
  async read(session: string, requested?: string): Promise<AttendanceAnswer> {
    const [days] = await this.source.query<Days[]>(
      `select s.weekday, s.missed, e.from_date as "from", e.to_date as "to" from academy_sessions s
        join academy_seasons e on e.id = s.season_id where s.reference = $1`,
      [session],
    );
    if (!days) throw new DomainError('NOT_FOUND');
    const dates = pastDatesOf(days, this.venueClock.today());
    if (requested !== undefined && !dates.includes(requested))
      throw fieldRefused('ACADEMY_NOT_ON', 'date');
    const date = requested ?? dates[0] ?? null;
    return {
      session,
      date,
      dates: latestDates(dates),
      children: await this.source.query<AttendingChild[]>(CHILDREN, [session, date]),
    };
  }

  /**
   * Records the attendance on one day of a session.
   * @throws DomainError NOT_FOUND for an unknown session, ACADEMY_NOT_ON if the session did not
   * take place on that day, REFERENCE_UNKNOWN for a child of another group
   */
  async note(
    by: Caller,
    reference: string,
    { date, present, absent }: NoteAttendanceRequest,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const [session] = await lockSessions(tx, [reference]);
      if (!session) throw new DomainError('NOT_FOUND');
      if (!pastDatesOf(session, this.venueClock.today()).includes(date))
        throw fieldRefused('ACADEMY_NOT_ON', 'date');
      const children = await tx.query<{ id: number; reference: string }[]>(
        `select id, reference from academy_registrations where session_id = $1
          and status in ('received', 'confirmed')`,
        [session.id],
      );
      const known = new Map(children.map(({ id, reference: child }) => [child, id]));
      const noted = [
        ...marked('present', present, known),
        ...marked(
          'absent',
          absent.filter((one) => !present.includes(one)),
          known,
        ),
      ];
      if (!(await this.keep(tx, by, date, noted))) return;
      await this.audit.record(tx, {
        actor: by.reference,
        act: 'academySession.attendance',
        subjectKind: 'academySession',
        subject: reference,
        changed: { date, present: present.length, absent: absent.length },
      });
    });
  }

  /**
   * Stores the noted children as present or absent on the date. Returns whether the attendance of
   * any child changed.
   */
  private async keep(
    tx: Tx,
    by: Caller,
    date: string,
    noted: readonly { id: number; present: boolean }[],
  ): Promise<boolean> {
    return (
      (
        await tx.query<unknown[]>(KEEP, [
          JSON.stringify(noted),
          date,
          by.reference,
          this.clock.now(),
        ])
      ).length > 0
    );
  }
}

function marked(
  field: 'present' | 'absent',
  children: readonly string[],
  known: ReadonlyMap<string, number>,
): { id: number; present: boolean }[] {
  return children.map((child) => ({
    id: known.get(child) ?? unknownChild(field),
    present: field === 'present',
  }));
}

function unknownChild(field: string): never {
  throw fieldRefused('REFERENCE_UNKNOWN', field);
}

const CHILD = { reference: 'reference', name: 'childName', firstName: 'childFirstName' } as const;
const CHILDREN = `select ${selectAs(Registration, 'r', CHILD)},
  a.present
  from academy_registrations r join academy_sessions s on s.id = r.session_id left
  join academy_attendance a on a.registration_id = r.id and a.date = $2
  where s.reference = $1 and r.status in ('received', 'confirmed')
  order by r.child_first_name, r.child_name, r.id`;

const KEEP = `insert into academy_attendance (registration_id, date, present, noted_by, noted_at)
  select n.id, $2, n.present, $3, $4 from jsonb_to_recordset($1::jsonb) as n(id bigint, present
  boolean)
  on conflict (registration_id, date) do update
  set present = excluded.present, noted_by = excluded.noted_by, noted_at = excluded.noted_at
  where academy_attendance.present <> excluded.present returning 1`;
