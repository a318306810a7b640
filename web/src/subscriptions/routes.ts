import { route } from '@react-router/dev/routes';

export const packRoutes = [
  route('account/subscriptions/list', '../subscriptions/pages/packs.tsx'),
  route('account/subscriptions/create', '../subscriptions/pages/buy.tsx'),
];
