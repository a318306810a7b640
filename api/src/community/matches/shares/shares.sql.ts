/** SQL of the payments of the share `s` in centimes. */
export const PAID =
  '(select coalesce(sum(p.amount_cents), 0)::int from payments p where p.share = s.reference)';

/** SQL of shares `s` with their booking `b`, customer `c` and person `g`. */
export const SHARES = `from match_shares s join bookings b on b.id = s.booking_id
  left join customers c on c.id = s.customer_id left join match_people g on g.id = s.person_id`;

/** SQL condition that the share `s` is to be paid: its seat or place is taken. */
export const IS_TAKEN = `(s.released_at is null
  and (not s.is_place or coalesce(g.request_state, 'left') = 'accepted'))`;

/** SQL of the name of the payer; null for a guest who was removed from the match. */
export const PAYER = 'coalesce(c.full_name, g.name)';
