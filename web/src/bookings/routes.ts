import { route } from '@react-router/dev/routes';

export const reserveRoutes = [
  route('account/reservations/create', '../bookings/pages/reserve.tsx'),
  route('account/series/create', '../bookings/pages/weekly.tsx'),
];

export const ownBookingRoutes = [
  route('account/reservations/list', '../bookings/pages/reservations.tsx'),
  route('account/series/list', '../bookings/pages/series.tsx'),
];

/** Pages that open from a link in a mail, for signed-in users and visitors. */
export const offerRoutes = [route('waiting/offer', '../bookings/pages/offer.tsx')];
