const DAY_MS = 86_400_000;
// Number of days from today to the first booked day, which is after every booking of the demo.
const FIRST_DAY = 9;
// Hours of an opening day, from 9:00 until 1:00 of the next day.
const HOURS = Array.from({ length: 16 }, (_, index) => index + 9);
const CLOSING = HOURS.at(-1) + 1;
const PITCHES = ['P1', 'P2', 'P3'];
const READ_DAYS = 30;
// Number of days from today to the first of the empty days. No workload books them.
const EMPTY_DAY = 620;

const two = (number) => String(number).padStart(2, '0');
const dateIn = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** Date and time of an hour of an opening day; the hour 24 begins at midnight of the next day. */
const dayOf = (date, hour) =>
  new Date(Date.parse(date) + Math.floor(hour / 24) * DAY_MS).toISOString().slice(0, 10);
const hourIn = (date, hour) => `${dayOf(date, hour)} ${two(hour % 24)}:00`;

/**
 * Generates one-hour slots without repetition: 48 per day from `FIRST_DAY` on. Bookings for load
 * tests are possible up to 800 days ahead.
 */
export class Slots {
  #taken = 0;

  next() {
    const number = this.#taken++;
    const hour = HOURS[Math.floor(number / PITCHES.length) % HOURS.length];
    return {
      date: dateIn(FIRST_DAY + Math.floor(number / (PITCHES.length * HOURS.length))),
      hour,
      pitch: PITCHES[number % PITCHES.length],
    };
  }
}

/** Number of bookings that fill all slots of the days that the workloads read. */
export const FULL_DAYS = READ_DAYS * HOURS.length * PITCHES.length;

/**
 * Generators of requests to the product. Requests use the `tokens` of several players in turn; each
 * player books twice.
 */
export const product = {
  create: (slots, tokens) =>
    inTurn((number) => {
      const { date, hour, pitch } = slots.next();
      return {
        method: 'POST',
        path: '/api/bookings',
        token: tokens[Math.floor(number / 2) % tokens.length],
        body: {
          date: dayOf(date, hour),
          startTime: `${two(hour % 24)}:00`,
          endTime: `${two((hour + 1) % 24)}:00`,
          pitch,
          paymentMethod: 'cash',
          acceptRules: true,
        },
      };
    }),
  fullDay: () => inTurn((number) => ({ path: dayPath(FIRST_DAY + (number % READ_DAYS)) })),
  emptyDay: () => inTurn((number) => ({ path: dayPath(EMPTY_DAY + (number % READ_DAYS)) })),
  quote: () =>
    inTurn((number) => ({
      method: 'POST',
      path: '/api/bookings_get_price',
      body: {
        date: dateIn(FIRST_DAY + (number % READ_DAYS)),
        startTime: '19:00',
        endTime: '20:00',
      },
    })),
  reservations: (tokens) =>
    inTurn((number) => ({
      path: '/api/bookings_my_reservations',
      token: tokens[number % tokens.length],
    })),
  board: (token) =>
    inTurn((number) => ({
      path: `/api/desk/day?date=${dateIn(FIRST_DAY + (number % READ_DAYS))}`,
      token,
    })),
  signIn: () => (client) => ({
    method: 'POST',
    path: '/api/auth/field/login',
    body: {
      email: `bench${String(client + 1).padStart(3, '0')}@demo.test`,
      password: 'demo-Password-1',
    },
  }),
};

/** Generators of requests to the floors. */
export const floor = {
  create: (slots) => () => {
    const { date, hour, pitch } = slots.next();
    return {
      method: 'POST',
      path: '/create',
      body: { pitch, from: hourIn(date, hour), until: hourIn(date, hour + 1) },
    };
  },
  fullDay: () => inTurn((number) => floorDay(dateIn(FIRST_DAY + (number % READ_DAYS)))),
  emptyDay: () => inTurn((number) => floorDay(dateIn(EMPTY_DAY + (number % READ_DAYS)))),
};

const dayPath = (days) => `/api/availability?date=${dateIn(days)}`;
const floorDay = (date) => ({
  method: 'POST',
  path: '/day',
  body: { from: `${date} 09:00`, until: hourIn(date, CLOSING) },
});

/**
 * Returns the bodies of requests that book overlapping slots of one and two hours on one pitch in
 * the same night.
 */
export const rivals = (night) => {
  const date = dateIn(FIRST_DAY + night);
  return [
    ['22:00', '23:00'],
    ['22:00', '00:00'],
    ['23:00', '00:00'],
    ['21:00', '23:00'],
  ].map(([startTime, endTime]) => ({
    date,
    startTime,
    endTime,
    pitch: 'P1',
    paymentMethod: 'cash',
    acceptRules: true,
  }));
};

export const lastNights = (rounds) => Array.from({ length: rounds }, (_, index) => 780 - index);
export const watchedDay = () => dateIn(FIRST_DAY + 700);

function inTurn(request) {
  let number = 0;
  return () => request(number++);
}
