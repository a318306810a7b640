/**
 * SQL of the display name of a user; the reference itself if the user no longer exists.
 * @param user the alias of the joined user
 */
export const nameSql = (user: string, reference: string): string =>
  `coalesce(${user}.first_name || ' ' || ${user}.name, ${reference})`;
