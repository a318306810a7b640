/** The name of whom a reference means, as the desk reads it; the reference itself for who is no user any more. @param user the alias of the joined user */
export const nameSql = (user: string, reference: string): string => `coalesce(${user}.first_name || ' ' || ${user}.name, ${reference})`;
