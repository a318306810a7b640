import pg from 'pg';

const asText = (text: string) => text;

/** How PostgreSQL's values come into JavaScript: wall times, dates and ranges stay text, since no zone may touch them. */
export function readPostgresTypes(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  pg.types.setTypeParser(pg.types.builtins.DATE, asText);
  pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, asText);
}
