/**
 * SQL expression of a player's results (`PlayerRecord`); null if the user does not show them.
 * @param user alias of the table `users`
 */
export const recordSql = (user: string): string =>
  `case when ${user}.shows_results then ${resultsSql(`${user}.id`)} end`;

/**
 * SQL expression of the results of a user (`PlayerRecord`). A result counts until it is disputed,
 * and again after its correction.
 * @param userId SQL expression of the user's id
 */
export const resultsSql = (userId: string): string => `(
  select jsonb_build_object('matches', count(*),
    'wins', count(*) filter (where r.outcome = 'won'),
    'form', coalesce(jsonb_agg(r.outcome order by r.number) filter (where r.number <= 5), '[]'))
  from (
    select case sign(case p.team when 'a' then m.goals_a - m.goals_b else m.goals_b - m.goals_a end)
        when 1 then 'won' when 0 then 'drawn' else 'lost' end as outcome,
      row_number() over (order by lower(b.period) desc, b.id desc) as number
    from match_people p join customers rc on rc.id = p.customer_id
    join booking_matches m on m.booking_id = p.booking_id join bookings b on b.id = m.booking_id
    where rc.user_id = ${userId} and p.team is not null and p.answer = 'in'
      and m.result_state in ('entered', 'corrected', 'settled')
      and b.status not in ('cancelled', 'expired', 'no_show')
  ) r)`;
