import { route } from '@react-router/dev/routes';

const page = (name: string) => `../account/pages/${name}.tsx`;

/** Pages for visitors without a session. */
export const authRoutes = [
  route('auth/login', page('login')),
  route('auth/register', page('register')),
  route('reset/password', page('reset-request')),
  route('reset/password/confirmation', page('reset-confirmation')),
  route('reset/password/new', page('reset-new')),
];

/** Pages for signed-in users. */
export const accountRoutes = [
  route('account/profile', page('profile')),
  route('account/notifications', page('notifications')),
  route('account/security', page('security')),
  route('account/verify', page('verify')),
];
