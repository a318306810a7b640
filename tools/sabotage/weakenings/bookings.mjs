/**
 * Weakenings (removed guards) of bookings: weekly series, moves to another time, prices, add-ons,
 * cancellation conditions and history.
 */
export const bookingWeakenings = [
  {
    name: 'a block may start at a time that a clock change skips',
    file: 'api/src/slots/pitch-blocks.service.ts',
    text: '    instantOfStart(this.venueClock, period.start);',
    by: '',
    spec: 'api/test/leagues/skipped-times.spec.ts',
    test: 'a price and a block are refused in the skipped hour, and accepted around it',
  },
  {
    name: 'a series is booked from a preview that has changed',
    file: 'api/src/bookings/series/accepted-plans.ts',
    text: 'if (plan.hash !== input.hash) throw',
    by: "if (plan.hash === '') throw",
    spec: 'api/test/series.spec.ts',
    test: 'a change after the preview returns a 409 with the new plan; nothing is written',
  },
  {
    name: 'an unchanged date is checked against the horizon',
    file: 'shared/src/bookings/moves.rules.ts',
    text: 'Math.max(rules.horizonDays, ahead(from))',
    by: 'rules.horizonDays',
    spec: 'shared/src/bookings/moves.rules.spec.ts',
    test: 'a date beyond it can keep its day at another hour, or move to an earlier day',
  },
  {
    name: 'an unchanged start time is checked against the grid',
    file: 'shared/src/bookings/moves.rules.ts',
    text: 'if (isSameHour && !isOnGrid',
    by: 'if (!isSameHour && !isOnGrid',
    spec: 'shared/src/bookings/moves.rules.spec.ts',
    test: 'the grid is never held against a start that stays',
  },
  {
    name: 'a move to the same time gets a new price',
    file: 'api/src/bookings/change/booking-moves.ts',
    text: '[present, ...(await this.agreed.left(record, tx))]',
    by: 'await this.agreed.left(record, tx)',
    spec: 'api/test/unchanged-parts.spec.ts',
    test: 'is kept on another pitch and date if hour and length stay; its email says so',
  },
  {
    name: 'a price can be kept without a reason',
    file: 'api/src/bookings/change/booking-moves.ts',
    text: '    if (problem) throw codeRefused(problem);\n    await this.agreed',
    by: '    await this.agreed',
    spec: 'api/test/unchanged-parts.spec.ts',
    test: 'is kept at another hour by choice',
  },
  {
    name: 'add-ons that a booking has already are counted twice',
    file: 'api/src/bookings/create/slot-allocator.ts',
    text: 'held: moving?.record',
    by: 'held: undefined',
    spec: 'api/test/unchanged-parts.spec.ts',
    test: 'stay held after the stock was lowered, on another pitch, hour or length',
  },
  {
    name: 'a cancellation uses the current settings',
    file: 'api/src/bookings/record/booking-record.ts',
    text: '${COLUMNS}, ${status} as status',
    by:
      '${COLUMNS}, (select free_cancel_hours from venue) as "freeCancelHours", ' +
      '${status} as status',
    spec: 'api/test/booking-terms.spec.ts',
    test: 'a longer cancellation window does not affect refunds of existing bookings',
  },
  {
    name: 'a transition of a booking is not in its history',
    file: 'api/src/platform/audit/audit.ts',
    text: '    if (entries.length === 0) return;',
    by: '    if (entries.length > 0) return;',
    spec: 'api/test/holds.spec.ts',
    test: 'after one hour the sweep expires the hold once and notifies the player',
  },
];
