import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../../platform/lazy-with-prefetch.tsx';

/** Families register on the site; staff decide. */
export const registrations: ResourceProps = {
  name: 'academy_registrations',
  list: lazyWithPrefetch(async () => (await import('./registration-list.tsx')).RegistrationList),
  edit: lazyWithPrefetch(async () => (await import('./registration-form.tsx')).RegistrationEdit),
};
