import type { ResourceProps } from 'ra-core';
import { later } from '../platform/later.tsx';

export const addons: ResourceProps = {
  name: 'addons',
  list: later(async () => (await import('./addon-list.tsx')).AddonList),
  create: later(async () => (await import('./addon-form.tsx')).AddonCreate),
  edit: later(async () => (await import('./addon-form.tsx')).AddonEdit),
};
