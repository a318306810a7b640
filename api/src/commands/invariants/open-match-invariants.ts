import { LIVE } from './booking-invariants.ts';

/** Invariants of open matches, their shares and their conversations. */
export const OPEN_MATCH_INVARIANTS: Record<string, string> = {
  'places of a match and its owner’s rest are what the booking costs': `
    select m.reference from open_matches m join bookings b on b.id = m.booking_id
    left join lateral (select count(*) as taken, coalesce(sum(s.amount_cents), 0) as cents
    from match_shares s where s.booking_id = m.booking_id and s.is_place
    and s.released_at is null) h on true
    where h.taken > m.places
    or (${LIVE} and h.cents + (m.places - h.taken) * m.price_cents > b.total_cents)`,
  'the accepted players of a match, and no others, have a place': `
    select p.request_reference as reference from match_people p
    join customers c on c.id = p.customer_id left
    join match_shares s on s.person_id = p.id and s.is_place and s.released_at is null
    where c.erased_at is null and (coalesce(p.request_state, 'closed') = 'accepted')
    <> (s.id is not null)`,
  'only participants of a match are members of its conversation': `
    select c.reference from open_matches m join chats c on c.id = m.chat_id
    join chat_members s on s.chat_id = c.id join bookings b on b.id = m.booking_id
    join customers k on k.id = b.customer_id
    where s.user_id is distinct from k.user_id and not exists (select from match_people a
    join customers f on f.id = a.customer_id where a.booking_id = m.booking_id
    and f.user_id = s.user_id and a.request_state = 'accepted')`,
};
