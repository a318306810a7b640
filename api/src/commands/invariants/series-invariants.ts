/** Invariants of series (weekly bookings), and of the mails about lost slots. */
export const SERIES_INVARIANTS: Record<string, string> = {
  'a customer who lost a slot gets exactly one mail': `
    select b.reference from bookings b join customers c on c.id = b.customer_id
    join users u on u.id = c.user_id and u.erased_at is null
    where b.status = 'expired' and not exists (select from audit e
    join audit j on j.subject_kind = 'booking' and j.subject = e.subject and j.act = 'booking.join'
    and j.id > e.id
      where e.subject_kind = 'booking' and e.subject = b.reference and e.act = 'booking.expire')
      and (select count(*) from outbox o where o.channel = 'mail' and case
      when b.series_id is null then o.event ^@ ('bookingExpired:' || b.reference)
        else o.event = (select 'seriesExpired:' || w.reference from series w
        where w.id = b.series_id) end) <> 1`,
  'a series has dates, all of them its customer’s': `
    select w.reference from series w left join bookings b on b.series_id = w.id
    group by w.id having count(b.id) = 0 or bool_or(b.customer_id <> w.customer_id)`,
  'a reservation for a series lasts until its last day, and the audit holds its request': `
    select o.holder from occupancies o left join series w on w.reference = o.holder
    and w.kept_until is not null and o.lapses_at is not null
    and exists (select from audit a where a.subject_kind = 'series' and a.subject = w.reference
    and a.act = 'series.ask') where o.kind = 'series' and w.id is null`,
};
