import { BOOKING_STATUSES } from './bookings.codes.ts';
import {
  addonsProblem,
  cancelProblem,
  confirmProblem,
  hoursProblem,
  isForfeited,
  moveProblem,
  noShowProblem,
  proofProblem,
  showedUpAs,
} from './changes.rules.ts';

const at = (time: string, day = 21) => new Date(`2026-11-${day}T${time}:00Z`);
const [start, end] = [at('19:00'), at('20:00')];

describe('cancelling', () => {
  test.each([
    ['pending', null, null],
    ['confirmed', null, null],
    ['completed', 'BOOKING_BEGUN', 'BOOKING_NOT_CANCELLABLE'],
    ['no_show', 'BOOKING_BEGUN', 'BOOKING_NOT_CANCELLABLE'],
    ['expired', 'BOOKING_EXPIRED', 'BOOKING_EXPIRED'],
    ['cancelled', 'BOOKING_ALREADY_CANCELLED', 'BOOKING_ALREADY_CANCELLED'],
  ] as const)(
    'a %s booking before its start: by the owner %p, by the desk %p',
    (status, owner, desk) => {
      expect(cancelProblem({ status, start, now: at('18:59') }, false)).toBe(owner);
      expect(cancelProblem({ status, start, now: at('18:59') }, true)).toBe(desk);
    },
  );

  test('ends for the owner with the start, not for the desk', () => {
    expect(cancelProblem({ status: 'confirmed', start, now: start }, false)).toBe('BOOKING_BEGUN');
    expect(cancelProblem({ status: 'confirmed', start, now: at('19:30') }, true)).toBeNull();
  });

  test('is free until exactly 24 hours before', () => {
    const owner = { start, freeCancelHours: 24, desk: false };
    expect(isForfeited({ ...owner, now: at('19:00', 20) })).toBe(false);
    expect(isForfeited({ ...owner, now: at('19:01', 20) })).toBe(true);
    expect(isForfeited({ ...owner, now: at('18:00'), freeCancelHours: 0 })).toBe(false);
  });

  test('by the desk forfeits nothing, unless the desk keeps a late cancellation payment', () => {
    const desk = { start, freeCancelHours: 24, desk: true };
    expect(isForfeited({ ...desk, now: at('18:00') })).toBe(false);
    expect(isForfeited({ ...desk, now: at('18:00'), keep: true })).toBe(true);
    expect(isForfeited({ ...desk, now: at('19:05'), keep: true })).toBe(true);
    expect(isForfeited({ ...desk, now: at('19:00', 20), keep: true })).toBe(false);
  });
});

test.each([
  ['pending', null],
  ['confirmed', 'BOOKING_NOT_CONFIRMABLE'],
  ['completed', 'BOOKING_NOT_CONFIRMABLE'],
  ['no_show', 'BOOKING_NOT_CONFIRMABLE'],
  ['expired', 'BOOKING_EXPIRED'],
  ['cancelled', 'BOOKING_ALREADY_CANCELLED'],
] as const)('confirming a %s booking: %p', (status, code) => {
  expect(
    confirmProblem({
      status,
      holdExpiresAt: status === 'pending' ? at('13:00') : null,
      now: at('12:59'),
    }),
  ).toBe(code);
});

test('a hold that has run out cannot be confirmed any more', () => {
  expect(confirmProblem({ status: 'pending', holdExpiresAt: at('13:00'), now: at('13:00') })).toBe(
    'BOOKING_EXPIRED',
  );
  expect(confirmProblem({ status: 'pending', holdExpiresAt: null, now: at('13:00') })).toBeNull();
});

describe('no-show', () => {
  const said = (status: (typeof BOOKING_STATUSES)[number], now: Date, noShow = true) =>
    noShowProblem({ status, start, end, now, noShow });

  test('can be recorded from the start until 24 hours after the end', () => {
    expect(said('confirmed', at('18:59'))).toBe('BOOKING_NO_SHOW_TOO_EARLY');
    expect(said('confirmed', start)).toBeNull();
    expect(said('completed', at('20:00', 22))).toBeNull();
    expect(said('completed', at('20:01', 22))).toBe('BOOKING_NO_SHOW_CLOSED');
  });

  test('is taken back in the same time', () => {
    expect(said('no_show', at('20:00', 22), false)).toBeNull();
    expect(said('no_show', at('20:01', 22), false)).toBe('BOOKING_NO_SHOW_CLOSED');
  });

  test('revoked during the booked hour keeps it confirmed, movable and cancellable', () => {
    expect([at('19:05'), at('19:59'), end].map((now) => showedUpAs({ end, now }))).toEqual([
      'confirmed',
      'confirmed',
      'completed',
    ]);
  });

  test('can be recorded and revoked for confirmed and completed bookings', () => {
    expect(BOOKING_STATUSES.filter((status) => said(status, end) === null)).toEqual([
      'confirmed',
      'completed',
    ]);
    expect(BOOKING_STATUSES.filter((status) => said(status, end, false) === null)).toEqual([
      'no_show',
    ]);
    expect(said('pending', end)).toBe('BOOKING_NO_SHOW_STATE');
  });
});

test('a pending or confirmed booking can be moved until its end', () => {
  expect(
    BOOKING_STATUSES.filter((status) => moveProblem({ status, end, now: start }) === null),
  ).toEqual(['pending', 'confirmed']);
  expect(moveProblem({ status: 'confirmed', end, now: end })).toBe('BOOKING_NOT_MOVABLE');
});

describe('addons', () => {
  const change = { start, now: at('12:00'), paidCents: 0, desk: false };

  test("are the owner's until payment and start", () => {
    expect(
      BOOKING_STATUSES.filter((status) => addonsProblem({ ...change, status }) === null),
    ).toEqual(['pending', 'confirmed']);
    expect(addonsProblem({ ...change, status: 'confirmed', paidCents: 1 })).toBe(
      'BOOKING_ADDONS_CLOSED',
    );
    expect(addonsProblem({ ...change, status: 'confirmed', now: start })).toBe(
      'BOOKING_ADDONS_CLOSED',
    );
  });

  test("are the desk's while the booking lives", () => {
    expect(
      BOOKING_STATUSES.filter(
        (status) =>
          addonsProblem({ ...change, status, desk: true, paidCents: 1, now: end }) === null,
      ),
    ).toEqual(['pending', 'confirmed', 'completed', 'no_show']);
  });
});

describe('hours of a pack instead of money', () => {
  const open = {
    status: 'confirmed' as const,
    start,
    end,
    now: at('12:00'),
    paymentMethod: 'cash' as const,
    paidCents: 0,
    desk: false,
  };

  test('pay for upcoming bookings for which no payment was made', () => {
    expect(BOOKING_STATUSES.filter((status) => hoursProblem({ ...open, status }) === null)).toEqual(
      ['pending', 'confirmed'],
    );
    expect(hoursProblem({ ...open, paymentMethod: 'transfer' })).toBeNull();
    expect(hoursProblem({ ...open, paidCents: 1 })).toBe('BOOKING_HOURS_CLOSED');
    expect(hoursProblem({ ...open, paymentMethod: 'pack' })).toBe('BOOKING_HOURS_CLOSED');
  });

  test('are taken until the start by the owner, until the end by the desk', () => {
    const until = (now: Date, desk: boolean) => hoursProblem({ ...open, now, desk }) === null;
    expect([
      until(at('18:59'), false),
      until(start, false),
      until(at('19:59'), true),
      until(end, true),
    ]).toEqual([true, false, true, false]);
  });
});

test('a proof is for a pending transfer', () => {
  expect(proofProblem({ status: 'pending', paymentMethod: 'transfer' })).toBeNull();
  expect(proofProblem({ status: 'pending', paymentMethod: 'cash' })).toBe('BOOKING_PROOF_CLOSED');
  expect(proofProblem({ status: 'confirmed', paymentMethod: 'transfer' })).toBe(
    'BOOKING_PROOF_CLOSED',
  );
  expect(proofProblem({ status: 'pending', paymentMethod: 'transfer', refused: 2 })).toBeNull();
  expect(proofProblem({ status: 'pending', paymentMethod: 'transfer', refused: 3 })).toBe(
    'BOOKING_PROOF_CLOSED',
  );
});
