const DAY_MS = 86_400_000;
// Number of days from today to the first booked day, which is after every booking of the demo.
const FIRST_DAY = 9;
const HOURS = Array.from({ length: 15 }, (_, index) => index + 9);
const PITCHES = ['P1', 'P2', 'P3'];
const READ_DAYS = 30;

const two = (number) => String(number).padStart(2, '0');
const dateIn = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const hourIn = (date, hour) =>
  hour < 24
    ? `${date} ${two(hour)}:00`
    : `${new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10)} 00:00`;

/**
 * Generates one-hour slots without repetition: 45 per day from `FIRST_DAY` on. Bookings for load
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

/** Generators of requests to the product; requests use the `tokens` of several players in turn. */
export const product = {
  create: (slots, tokens) =>
    inTurn((number) => {
      const { date, hour, pitch } = slots.next();
      return {
        method: 'POST',
        path: '/api/bookings',
        token: tokens[number % tokens.length],
        body: {
          date,
          startTime: `${two(hour)}:00`,
          endTime: `${two((hour + 1) % 24)}:00`,
          pitch,
          paymentMethod: 'cash',
          acceptRules: true,
        },
      };
    }),
  day: () =>
    inTurn((number) => ({
      path: `/api/availability?date=${dateIn(FIRST_DAY + (number % READ_DAYS))}`,
    })),
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

/** Generators of requests to the baseline server. */
export const floor = {
  create: (slots) => () => {
    const { date, hour, pitch } = slots.next();
    return {
      method: 'POST',
      path: '/create',
      body: { pitch, from: hourIn(date, hour), until: hourIn(date, hour + 1) },
    };
  },
  day: () =>
    inTurn((number) => {
      const date = dateIn(FIRST_DAY + (number % READ_DAYS));
      return {
        method: 'POST',
        path: '/day',
        body: { from: `${date} 09:00`, until: hourIn(date, 25 - 1) },
      };
    }),
};

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
