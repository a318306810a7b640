/** The text of a wall time that a statement works out, `2026-11-24T20:00` as `shared/time` reads it. */
export const wallSql = (expression: string) => `to_char(${expression}, 'YYYY-MM-DD"T"HH24:MI')`;

/** Both ends of a period of the wall, as `start` and `"end"`. */
export const wallsSql = (period: string) => `${wallSql(`lower(${period})`)} as start, ${wallSql(`upper(${period})`)} as "end"`;
