import pg from 'pg';

const asText = (text: string) => text;
// OIDs of the types text[] and date[], for which pg has no constants.
const [TEXT_ARRAY, DATE_ARRAY] = [1009, 1182];

/**
 * Sets how PostgreSQL values are parsed. Wall times, dates and ranges remain text, because no time
 * zone may change them.
 */
export function readPostgresTypes(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  pg.types.setTypeParser(pg.types.builtins.DATE, asText);
  pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, asText);
  pg.types.setTypeParser(
    DATE_ARRAY,
    pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => string[],
  );
}
