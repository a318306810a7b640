import { route } from '@react-router/dev/routes';

export const reserveRoutes = [route('account/reservations/create', '../bookings/pages/reserve.tsx')];

export const ownBookingRoutes = [route('account/reservations/list', '../bookings/pages/reservations.tsx')];
