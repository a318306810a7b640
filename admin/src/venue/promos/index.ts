import type { ResourceProps } from 'ra-core';
import { later } from '../../platform/later.tsx';

export const promos: ResourceProps = {
  name: 'promos',
  list: later(async () => (await import('./promo-list.tsx')).PromoList),
  create: later(async () => (await import('./promo-form.tsx')).PromoCreate),
  edit: later(async () => (await import('./promo-form.tsx')).PromoEdit),
};
