/**
 * SQL of the requests to join open matches, as a table: the people of a match with a request to
 * join it through the public list.
 */
export const REQUESTS = `(select p.id, p.request_reference as reference, m.id as match_id,
    c.user_id, p.request_state as state, p.requested_at as created_at, p.decided_at
  from match_people p join open_matches m on m.booking_id = p.booking_id
  join customers c on c.id = p.customer_id where p.request_state is not null)`;
