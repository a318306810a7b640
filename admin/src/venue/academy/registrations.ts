import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../../platform/page/lazy-with-prefetch.tsx';

/** Academy registrations: families register on the site, and staff accept or refuse them. */
export const registrations: ResourceProps = {
  name: 'academy_registrations',
  list: lazyWithPrefetch(async () => (await import('./registration-list.tsx')).RegistrationList),
  edit: lazyWithPrefetch(async () => (await import('./registration-form.tsx')).RegistrationEdit),
};
