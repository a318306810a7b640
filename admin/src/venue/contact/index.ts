import type { ResourceProps } from 'ra-core';
import { later } from '../../platform/later.tsx';

/** Contact messages; staff cannot create them. */
export const contact: ResourceProps = {
  name: 'contact',
  list: later(async () => (await import('./message-list.tsx')).MessageList),
  edit: later(async () => (await import('./message-form.tsx')).MessageEdit),
};
