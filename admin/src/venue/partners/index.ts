import type { ResourceProps } from 'ra-core';
import { later } from '../../platform/later.tsx';

export const partners: ResourceProps = {
  name: 'partners',
  list: later(async () => (await import('./partner-list.tsx')).PartnerList),
  create: later(async () => (await import('./partner-form.tsx')).PartnerCreate),
  edit: later(async () => (await import('./partner-form.tsx')).PartnerEdit),
};
