/**
 * SQL of a user's display name; the reference itself if the user no longer exists.
 * @param user the alias of the joined `users` row
 * @param reference SQL of the user's reference
 */
export const nameSql = (user: string, reference: string): string =>
  `coalesce(${user}.first_name || ' ' || ${user}.name, ${reference})`;
