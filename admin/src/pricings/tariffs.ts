import type { ResourceProps } from 'ra-core';
import { later } from '../platform/later.tsx';

export const tariffs: ResourceProps = {
  name: 'tariffs',
  list: later(async () => (await import('./tariff-list.tsx')).TariffList),
  create: later(async () => (await import('./tariff-form.tsx')).TariffCreate),
  edit: later(async () => (await import('./tariff-form.tsx')).TariffEdit),
};
