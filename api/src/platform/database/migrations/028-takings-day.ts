import { deskDayOf, type OpeningRules } from '@five/shared/slots/opening.rules';
import { wallOfInstant, type ZoneRules } from '@five/shared/time/venue-clock';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every drawer keeps the opening day on which it was opened, every payment the day in whose takings
 * it counts:
 * the opening day of its drawer for cash, the date of receipt for a transfer. The database sets the
 * latter itself.
 */
export class TakingsDay1790000000028 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table cash_sessions add column day date');
    await fillDays(db);
    await db.query(`
      alter table cash_sessions alter column day set not null, add constraint cash_sessions_day unique (id, day);

      alter table payments disable trigger payments_are_final;
      alter table payments add column takings_day date;
      update payments p set takings_day = coalesce((select s.day from cash_sessions s where s.id = p.cash_session_id), p.received_on);
      alter table payments enable trigger payments_are_final;
      alter table payments alter column takings_day set not null,
        drop constraint payments_cash_session,
        add constraint payments_cash_session foreign key (cash_session_id, takings_day) references cash_sessions (id, day),
        add constraint payments_takings_day check (cash_session_id is not null or takings_day = received_on);
      create index payments_takings on payments (takings_day);

      -- A row that names no opening day was written by hand: the date of its instant is the nearest that is known.
      create function day_of_drawer() returns trigger language plpgsql as $$
      begin
        new.day := coalesce(new.day, new.opened_at::date);
        return new;
      end $$;
      create trigger cash_sessions_have_a_day before insert on cash_sessions
        for each row execute function day_of_drawer();

      create function takings_day_of_payment() returns trigger language plpgsql as $$
      begin
        new.takings_day := coalesce((select day from cash_sessions where id = new.cash_session_id), new.received_on);
        return new;
      end $$;
      create trigger payments_have_a_takings_day before insert on payments
        for each row execute function takings_day_of_payment();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger payments_have_a_takings_day on payments;
      drop trigger cash_sessions_have_a_day on cash_sessions;
      drop function takings_day_of_payment, day_of_drawer;
      alter table payments drop constraint payments_cash_session;
      alter table payments drop column takings_day, add constraint payments_cash_session foreign key (cash_session_id) references cash_sessions (id);
      alter table cash_sessions drop column day;
    `);
  }
}

/** As the desk has read the day of a drawer so far: by the venue's opening hours and zone. */
async function fillDays(db: QueryRunner): Promise<void> {
  const rows = (await db.query('select id, opened_at as "openedAt" from cash_sessions')) as {
    id: number;
    openedAt: Date;
  }[];
  const venue = await rulesOf(db);
  if (rows.length === 0 || venue === null) return;
  const days = rows.map(({ id, openedAt }) => ({
    id,
    day: deskDayOf(wallOfInstant(new Date(openedAt), venue.zone), venue.opening),
  }));
  await db.query('alter table cash_sessions disable trigger cash_sessions_closed_are_final');
  await db.query(
    'update cash_sessions s set day = d.day from jsonb_to_recordset($1::jsonb) as d(id bigint, day date) where d.id = s.id',
    [JSON.stringify(days)],
  );
  await db.query('alter table cash_sessions enable trigger cash_sessions_closed_are_final');
}

const DATED = `select kind, to_char(from_date, 'YYYY-MM-DD') as "from", to_char(to_date, 'YYYY-MM-DD') as "to", opening_hours as hours
  from seasons order by from_date, id`;

interface Dated {
  kind: string;
  from: string;
  to: string;
  hours: unknown;
}

interface VenueRow {
  timeZone: string;
  overrides: ZoneRules['overrides'];
  openingHours: OpeningRules['openingHours'];
}

async function rulesOf(
  db: QueryRunner,
): Promise<{ zone: ZoneRules; opening: OpeningRules } | null> {
  const [venue] = (await db.query(
    'select time_zone as "timeZone", zone_overrides as overrides, opening_hours as "openingHours" from venue',
  )) as VenueRow[];
  if (!venue) return null;
  const dated = (await db.query(DATED)) as Dated[];
  const of = (kind: string) => dated.filter((one) => one.kind === kind);
  return {
    zone: { timeZone: venue.timeZone, overrides: venue.overrides },
    opening: {
      openingHours: venue.openingHours,
      seasons: of('season').map(({ from, to, hours }) => ({
        from,
        to,
        openingHours: hours as OpeningRules['openingHours'],
      })),
      exceptions: of('exception').map(({ from, to, hours }) => ({
        from,
        to,
        intervals: hours as OpeningRules['exceptions'][number]['intervals'],
      })),
    },
  };
}
