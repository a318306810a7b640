import { route } from '@react-router/dev/routes';

export const venueRoutes = [
  route('conditions', '../venue/pages/conditions.tsx'),
  route('privacy', '../venue/pages/privacy.tsx'),
];
