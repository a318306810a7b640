import pg from 'pg';

const asText = (text: string) => text;
// The library has no names for them.
const [TEXT_ARRAY, DATE_ARRAY] = [1009, 1182];

/** How PostgreSQL's values come into JavaScript: wall times, dates and ranges stay text, since no zone may touch them. */
export function readPostgresTypes(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  pg.types.setTypeParser(pg.types.builtins.DATE, asText);
  pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, asText);
  pg.types.setTypeParser(DATE_ARRAY, pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => string[]);
}
