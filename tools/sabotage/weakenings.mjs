const database = 'api/src/platform/database';
const http = 'api/src/platform/http';

/**
 * Each takes one guard away: `text`, which stands in `file` exactly once, becomes `by`. `test` is a part of the name of a test
 * of `spec` that must then fail.
 */
export const weakenings = [
  { name: 'two may stand on one pitch at once', file: `${database}/migrations/003-slots-and-bookings.ts`, text: 'exclude using gist (pitch_id with =, period with &&)', by: 'check (true)', spec: 'api/test/hostile/guards.spec.ts', test: 'writes to the tables by hand' },
  { name: 'rivals for a pitch are not waited for', file: 'api/src/slots/occupancies.ts', text: '    on conflict do nothing returning pitch_id', by: '    returning pitch_id', spec: 'api/test/hostile/guards.spec.ts', test: 'forty who want one hour' },
  { name: 'a hold that ran out still holds', file: 'api/src/slots/occupancies.ts', text: '(o.lapses_at is null or o.lapses_at > $4))', by: '$4::timestamptz is not null)', spec: 'api/test/holds.spec.ts', test: 'with the sweep off' },
  { name: 'the sweep expires holds that still run', file: 'api/src/bookings/booking-store.ts', text: 'b.hold_expires_at <= $1', by: '$1::timestamptz is not null', spec: 'api/test/holds.spec.ts', test: 'after the hour the sweep expires it' },
  { name: 'the transaction is retried inside the one that was aborted', file: `${database}/transactions.ts`, text: '      return work(tx);', by: '      return work(tx).catch((error: unknown) => (isRetried(error) ? work(tx) : Promise.reject(error)));', spec: 'api/test/hostile/guards.spec.ts', test: 'where two transactions want each other' },
  { name: 'a deadlock is told to the caller', file: `${database}/transactions.ts`, text: 'attempt >= TRIES || !isRetried(error)', by: 'attempt >= 1', spec: 'api/test/hostile/guards.spec.ts', test: 'where two transactions want each other' },
  { name: 'what waits for the commit does not', file: `${database}/transactions.ts`, text: '    effects.push(effect);', by: '    void effect();', spec: 'api/test/live.spec.ts', test: 'what rolls back is told to nobody' },
  { name: 'a mail is owed before its cause commits', file: 'api/src/platform/outbox/outbox.ts', text: "    await tx.query(insert('$1', '$2'), [now, rowsOf(entries, now)]);", by: "    await tx.dataSource.query(insert('$1', '$2'), [now, rowsOf(entries, now)]);", spec: 'api/test/hostile/guards.spec.ts', test: 'what a transaction owed before it failed' },
  { name: 'a mail that went out is sent again', file: 'api/src/platform/outbox/outbox-queue.ts', text: '    where due_at <= $1 and sent_at is null and withdrawn_at', by: '    where due_at <= $1 and withdrawn_at', spec: 'api/test/outbox.spec.ts', test: 'a mail server that is dead' },
  { name: 'a question without its condition finds everything', file: `${database}/data-source.ts`, text: "{ null: 'throw', undefined: 'throw' }", by: "{ null: 'ignore', undefined: 'ignore' }", spec: 'api/test/hostile/guards.spec.ts', test: 'a question without its condition' },

  { name: 'a booking is read by whoever knows its name', file: 'api/src/bookings/bookings.queries.ts', text: "where: '$3::bigint is null or b.customer_id = $3'", by: "where: '$3::bigint is null or b.id is not null'", spec: 'api/test/desk.spec.ts', test: 'a booking of somebody else is unknown' },
  { name: 'a booking is changed by whoever knows its name', file: 'api/src/bookings/booking-store.ts', text: 'b.reference = $1 and ($2::bigint is null or b.customer_id = $2)', by: 'b.reference = $1 and ($2::bigint is null or b.id is not null)', spec: 'api/test/desk.spec.ts', test: 'a booking of somebody else is unknown' },
  { name: 'a conversation is read by whoever knows its name', file: 'api/src/community/chats/own-seat.ts', text: '`own.user_id = ${parameter}`', by: '`${parameter}::bigint is not null`', spec: 'api/test/community/chats.spec.ts', test: 'another’s conversation does not exist' },
  { name: 'a paper is read by whoever knows its name', file: 'api/src/platform/files/private-files.queries.ts', text: '!row || !form || !await this.readers.mayRead(caller, row.ownerKind, row.owner)', by: '!row || !form', spec: 'api/test/content/private-files.spec.ts', test: 'a paper is read by whoever may see' },
  { name: 'the note of a booking outlives its writer', file: 'api/src/bookings/bookings.own-data.ts', text: 'set note = null where customer_id = $1', by: 'set note = note where customer_id = $1', spec: 'api/test/own-data.spec.ts', test: 'erasing takes every personal word' },
  { name: 'reception may change roles', file: 'shared/src/auth/permissions.ts', text: "'users.update': ADMIN", by: "'users.update': DESK", spec: 'shared/src/auth/permissions.spec.ts', test: 'reception may not administer' },
  {
    name: 'reception hands a price list over by joining cards',
    file: 'api/src/users/join.service.ts',
    text: "joinedTariff(to.tariff, from.tariff, caller.role === 'admin')",
    by: 'joinedTariff(to.tariff, from.tariff, true)',
    spec: 'api/test/join.spec.ts',
    test: 'hands none over',
  },
  { name: 'the guard asks for no role', file: 'api/src/platform/access/access.guard.ts', text: '  if (!mayCall(role, permission)) throw', by: '  if (!caller && !mayCall(role, permission)) throw', spec: 'api/test/tokens.spec.ts', test: 'a scope that is written into a token' },
  { name: 'an email need not be verified', file: 'api/src/platform/access/access.guard.ts', text: 'caller && !caller.verified && needsVerified', by: 'caller && needsVerified === undefined && needsVerified', spec: 'api/test/bookings-rules.spec.ts', test: 'an unverified player is told' },
  { name: 'a session that ended lives on', file: 'api/src/auth/live-sessions.ts', text: ' and s.ended_at is null and s.expires_at', by: ' and s.expires_at', spec: 'api/test/tokens.spec.ts', test: 'a session that one token of it made dead' },
  { name: 'a token outlives its end', file: 'api/src/auth/live-sessions.ts', text: 'claims.exp * 1000 <= now', by: 'claims.exp <= 0', spec: 'api/test/tokens.spec.ts', test: 'that is outlived' },
  { name: 'any algorithm of our key will do', file: 'api/src/auth/tokens.ts', text: "['HS256' as const]", by: "['HS256' as const, 'HS512' as const]", spec: 'api/test/tokens.spec.ts', test: 'of another algorithm with our key' },
  { name: 'a token for another audience will do', file: 'api/src/auth/jwt.strategy.ts', text: '      ...TOKEN_CHECKS,', by: '      ...TOKEN_CHECKS, audience: undefined,', spec: 'api/test/tokens.spec.ts', test: 'for another audience' },
  { name: 'a socket takes a token for another audience', file: 'api/src/auth/tokens.ts', text: 'verifyOptions: TOKEN_CHECKS', by: 'verifyOptions: { ...TOKEN_CHECKS, audience: undefined }', spec: 'api/test/tokens.spec.ts', test: 'none of them opens a socket' },
  { name: 'players listen at the desk', file: 'api/src/platform/live/signed-in-sockets.ts', text: '    if (!caller || !admits(caller)) return null;', by: '    if (!caller) return null;', spec: 'api/test/live.spec.ts', test: 'a player hears own news and not the desk' },
  { name: 'pages of other origins open sockets', file: 'api/src/platform/live/shared-io-adapter.ts', text: 'isOwnOrigin(request, this.settings.publicOrigin) &&', by: '(isOwnOrigin(request, this.settings.publicOrigin) || true) &&', spec: 'api/test/live.spec.ts', test: 'pages of other origins are refused' },
  { name: 'one address takes as many sockets as it likes', file: 'api/src/platform/live/shared-io-adapter.ts', text: ' && !this.crowd.isFull(this.addressOf(request))', by: '', spec: 'api/test/live-crowd.spec.ts', test: 'fifteen hundred sockets of one address' },
  { name: 'what was mailed outlives its reader', file: 'api/src/users/erasure.service.ts', text: '    await this.outbox.forget(tx, user.reference);', by: '', spec: 'api/test/own-data.spec.ts', test: 'erasing takes all that was mailed' },

  { name: 'an unknown account is answered without a hash', file: 'api/src/auth/login.service.ts', text: 'await this.passwords.matches(password, user?.passwordHash ?? null)', by: 'user ? await this.passwords.matches(password, user.passwordHash) : false', spec: 'api/test/strangers.spec.ts', test: 'takes as long for nobody as for somebody' },
  { name: 'a code may be tried for ever', file: 'api/src/auth/codes.service.ts', text: 'and tries < $3 and expires_at', by: 'and tries < $3 * 1000 and expires_at', spec: 'api/test/codes.spec.ts', test: 'five tries, however many' },
  { name: 'one address walks through the codes of everybody', file: 'api/src/auth/auth.limits.ts', text: "    await this.limits.take('try.reset.all', address, TRY_RESETS);", by: '', spec: 'api/test/guessing.spec.ts', test: 'one address has a hundred wrong tries' },
  { name: 'a limit stops nobody', file: 'api/src/platform/limits/limits.ts', text: 'spent.points > limit.points)', by: 'spent.points > limit.points * 1000)', spec: 'api/test/guessing.spec.ts', test: 'one address that guesses at one account' },
  { name: 'a client says itself where it comes from', file: 'api/src/create-app.ts', text: 'settings.trustProxy ? oneProxy : false', by: 'true', spec: 'api/test/limits.spec.ts', test: 'no header of the client' },
  { name: 'fields that nobody declared are taken', file: `${http}/validation.ts`, text: 'forbidNonWhitelisted: true', by: 'forbidNonWhitelisted: false', spec: 'api/test/content/uploads.spec.ts', test: 'a field nobody declared' },
  { name: 'a body may name a prototype', file: `${http}/read-body.ts`, text: "key === '__proto__' || ", by: '', spec: 'api/test/content/uploads.spec.ts', test: 'a prototype among the texts' },
  { name: 'what is no HTTP is answered by the framework', file: 'api/src/create-app.ts', text: '    clientErrorHandler: (error', by: '    clientErrorHandlerOff: (error', spec: 'api/test/hostile/wire.spec.ts', test: 'an unknown version' },
  { name: 'slow clients are looked for now and then', file: `${http}/broken-client.ts`, text: 'LOOK_EVERY_MS = 1_000', by: 'LOOK_EVERY_MS = 30_000', spec: 'api/test/hostile/wire.spec.ts', test: 'sends its body letter by letter' },

  { name: 'a key makes a payment as often as it is sent', file: 'api/src/platform/idempotency/idempotency.ts', text: '    if (inserted.length > 0) return null;', by: '    return inserted.length > 1 ? { status: 200, answer: null } : null;', spec: 'api/test/payments.spec.ts', test: 'a key makes a payment once' },
  { name: 'more is taken than is due', file: 'api/src/payments/payments.service.ts', text: '  if (isTooMuch) throw', by: '  if (isTooMuch && dueCents < 0) throw', spec: 'api/test/payments.spec.ts', test: 'more than is due is refused' },
  { name: 'money that was taken back stays paid', file: 'api/src/bookings/booking-payments.ts', text: 'record.paidCents - payment.amountCents', by: 'record.paidCents', spec: 'api/test/payments.spec.ts', test: 'a reversal takes the money back' },
  { name: 'two take one booking’s money at once', file: 'api/src/bookings/booking-store.ts', text: '($2::bigint is null or b.customer_id = $2) for update', by: '($2::bigint is null or b.customer_id = $2)', spec: 'api/test/payments.spec.ts', test: 'twenty receptionists' },
  { name: 'a series is booked on a plan that nobody saw', file: 'api/src/bookings/series/series-reserving.ts', text: 'if (plan.hash !== input.hash) throw', by: "if (plan.hash === '') throw", spec: 'api/test/series.spec.ts', test: 'what changed between the look and the tap' },
  { name: 'a step leaves no trail', file: 'api/src/platform/audit/audit.ts', text: '    if (entries.length === 0) return;', by: '    if (entries.length > 0) return;', spec: 'api/test/holds.spec.ts', test: 'after the hour the sweep expires it' },

  { name: 'an identity card number lies open in the database', file: 'api/src/users/profile.service.ts', text: "this.cipher.seal(cin ?? '', user.reference)", by: "Buffer.from(cin ?? '')", spec: 'api/test/profile.spec.ts', test: 'the identity card number is unreadable' },
  { name: 'a picture may have any number of pixels', file: 'api/src/platform/files/image-forms.ts', text: 'MAX_PIXELS = 50_000_000', by: 'MAX_PIXELS = 50_000_000_000', spec: 'api/test/content/uploads.spec.ts', test: 'a picture of more pixels' },
  { name: 'a cell of a file begins a formula', file: 'shared/src/csv/csv-file.ts', text: "FORMULA.test(marked) ? `'${marked}` : marked", by: 'marked', spec: 'shared/src/csv/csv-file.spec.ts', test: 'is written as text and never as a formula' },
  { name: 'data of a page ends its script', file: 'api/src/platform/site/html.ts', text: '/[<\\u2028\\u2029]/g', by: '/[\\u2028\\u2029]/g', spec: 'api/test/site.spec.ts', test: 'a page carries the public data' },
  { name: 'a page runs any inline script', file: 'api/src/platform/site/content-policy.ts', text: `'script-src': ["'self'"`, by: `'script-src': ["'self'", "'unsafe-inline'"`, spec: 'api/test/site.spec.ts', test: 'a page runs its own inline scripts' },
  { name: 'text of people is markup in a mail', file: 'api/src/platform/mail/mail-layout.ts', text: 'withCode(escapeHtml(line), mail.code)', by: 'withCode(line, mail.code)', spec: 'api/test/mail-texts.spec.ts', test: 'text of people runs nowhere' },
];
