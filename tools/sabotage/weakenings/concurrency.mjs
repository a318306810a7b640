const database = 'api/src/platform/database';

/**
 * Weakenings (removed guards) of locks and transactions, and of work that runs after a transaction,
 * such as sending a mail.
 */
export const concurrencyWeakenings = [
  {
    name: 'two bookings of a pitch can overlap',
    file: `${database}/migrations/003-slots-and-bookings.ts`,
    text: 'exclude using gist (pitch_id with =, period with &&)',
    by: 'check (true)',
    spec: 'api/test/hostile/guards.spec.ts',
    test: 'direct writes to the tables cannot book a pitch twice',
  },
  {
    name: 'a booking does not wait for concurrent bookings of its pitch',
    file: 'api/src/slots/slot-claims.ts',
    text: '    on conflict do nothing returning pitch_id',
    by: '    returning pitch_id',
    spec: 'api/test/hostile/guards.spec.ts',
    test: 'of 40 simultaneous requests for one slot, one succeeds, the others get a 409',
  },
  {
    name: 'an expired hold still blocks its slot',
    file: 'api/src/slots/slot-claims.ts',
    text: '(o.lapses_at is null or o.lapses_at > $4))',
    by: '$4::timestamptz is not null)',
    spec: 'api/test/holds.spec.ts',
    test: 'without a sweep, an ended hold reads as expired and its slot can be booked',
  },
  {
    name: 'the sweep expires holds before their end',
    file: 'api/src/bookings/record/booking-store.ts',
    text: 'b.hold_expires_at <= $1',
    by: '$1::timestamptz is not null',
    spec: 'api/test/holds.spec.ts',
    test: 'after one hour the sweep expires the hold once and notifies the player',
  },
  {
    name: 'a transaction is repeated inside the aborted one',
    file: `${database}/transactions.ts`,
    text: '      return work(tx);',
    by:
      '      return work(tx).catch((error: unknown) =>\n' +
      '        isRetried(error) ? work(tx) : Promise.reject(error),\n      );',
    spec: 'api/test/hostile/guards.spec.ts',
    test: 'a deadlocked transaction is retried whole; after-commit actions run once',
  },
  {
    name: 'a deadlock is returned to the caller',
    file: `${database}/transactions.ts`,
    text: 'attempt >= TRIES || !isRetried(error)',
    by: 'attempt >= 1',
    spec: 'api/test/hostile/guards.spec.ts',
    test: 'a deadlocked transaction is retried whole; after-commit actions run once',
  },
  {
    name: 'work after the commit runs before it',
    file: `${database}/transactions.ts`,
    text: '    effects.push(effect);',
    by: '    void effect();',
    spec: 'api/test/realtime.spec.ts',
    test: 'a transaction that rolls back emits no event',
  },
  {
    name: 'a mail is queued outside of its transaction',
    file: 'api/src/platform/outbox/outbox.ts',
    text: "    await tx.query(insert('$1', '$2'), [now, rowsOf(entries, now)]);",
    by: "    await tx.dataSource.query(insert('$1', '$2'), [now, rowsOf(entries, now)]);",
    spec: 'api/test/hostile/guards.spec.ts',
    test: 'outbox messages of a transaction that failed are not sent',
  },
  {
    name: 'a mail that was sent is sent again',
    file: 'api/src/platform/outbox/outbox-queue.ts',
    text: '    where due_at <= $1 and sent_at is null and withdrawn_at',
    by: '    where due_at <= $1 and (sent_at is null or tries < 4) and withdrawn_at',
    spec: 'api/test/outbox.spec.ts',
    test: 'after a mail server outage each mail is sent exactly once',
  },
  {
    name: 'a query with an undefined condition matches every row',
    file: `${database}/data-source.ts`,
    text: "{ null: 'throw', undefined: 'throw' }",
    by: "{ null: 'ignore', undefined: 'ignore' }",
    spec: 'api/test/hostile/guards.spec.ts',
    test: 'find, update and delete with an undefined or null condition are refused',
  },
  {
    name: 'a day is answered from memory after a transaction has changed it',
    file: 'api/src/slots/occupancies.queries.ts',
    text: 'case when pg_current_snapshot()::text is distinct from d.snapshot',
    by: 'case when d.snapshot is null',
    spec: 'api/test/slots/availability-model.spec.ts',
    test: 'each read equals a new computation',
  },
  {
    name: 'a day is answered from memory after a hold has expired',
    file: 'api/src/slots/occupancies.queries.ts',
    text: 'return end < at || end > now;',
    by: 'return end >= 0;',
    spec: 'api/test/slots/availability-model.spec.ts',
    test: 'each read equals a new computation',
  },
  {
    name: 'a day is answered from memory after a hold was extended',
    file: 'api/src/slots/occupancies.queries.ts',
    text: "o.id || ' ' || o.xmin::text",
    by: 'o.id::text',
    spec: 'api/test/slots/availability-model.spec.ts',
    test: 'each read equals a new computation',
  },
];
