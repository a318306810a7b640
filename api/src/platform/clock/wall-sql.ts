/** SQL for a wall time as text, such as `2026-11-24T20:00`, the format of `shared/time`. */
export const wallSql = (expression: string) => `to_char(${expression}, 'YYYY-MM-DD"T"HH24:MI')`;

/** SQL for both ends of a wall-time period, as `start` and `"end"`. */
export const wallsSql = (period: string) =>
  `${wallSql(`lower(${period})`)} as start, ${wallSql(`upper(${period})`)} as "end"`;
