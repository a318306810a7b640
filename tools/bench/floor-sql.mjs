/**
 * SQL of the baseline server: first the SQL that creates its table, then one query for each kind of
 * request.
 */
export const TABLE = `
  create extension if not exists btree_gist;
  create table bookings (id bigint generated always as identity primary key, pitch text not null,
  period tsrange not null,
    exclude using gist (pitch with =, period with &&))`;
export const CREATE =
  'insert into bookings (pitch, period) values ($1, tsrange($2, $3)) returning id';
export const DAY = `select pitch, lower(period)::text as from, upper(period)::text as until
  from bookings
    where period && tsrange($1, $2) order by pitch, period`;
