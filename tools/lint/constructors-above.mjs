/** Files with a constructor of more than 6 dependencies, and its number. The limits only shrink. */
export const constructorsAbove = {
  'api/src/bookings/waiting/offers.service.ts': 8,
};
