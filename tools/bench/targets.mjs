/** Limits of the rows that the benchmark prints: what is required, and what is aimed at. */
export const TARGETS = {
  fullDay: { must: '60 %, p99 25 ms', aim: '90 %' },
  emptyDay: { must: '60 %, p99 25 ms', aim: '90 %' },
  bare: { must: '18 %, p99 60 ms', aim: '26 %' },
  honest: { must: '50 %', aim: '75 %' },
  messages: { must: '500/s', aim: '1000/s' },
  scale: { must: '90 %', aim: '100 %' },
  race: { must: '1000 ms at worst', aim: '400 ms' },
  live: { must: 'p99 100 ms', aim: '30 ms' },
};

/**
 * Other products, measured in November 2026 on two cores with 16 clients. The benchmark does not
 * run them.
 */
export const PEERS = [
  'MRBS (PHP): 56 bookings/s on PostgreSQL, 193 on MariaDB; 47 to 126 days/s',
  'Express and Sequelize, a pitch booking site: 294 bookings/s, 318 days/s',
  'NestJS and TypeORM, a venue API: 129 bookings/s, about 245 days/s',
  'Express 5, Sequelize and MariaDB (25 November): 251 bookings/s, 486 full days/s; ' +
    'the product in the same run: 477 and 1,392',
];
