import type { ResourceProps } from 'ra-core';
import { later } from '../../platform/later.tsx';

/** Families register on the site; staff decide. */
export const registrations: ResourceProps = {
  name: 'academy_registrations',
  list: later(async () => (await import('./registration-list.tsx')).RegistrationList),
  edit: later(async () => (await import('./registration-form.tsx')).RegistrationEdit),
};
