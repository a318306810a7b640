import { route } from '@react-router/dev/routes';

export const pricingRoutes = [route('pricings', '../pricings/pages/pricings.tsx')];
