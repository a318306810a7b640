import type { ResourceProps } from 'ra-core';
import { later } from '../../platform/later.tsx';

/** What visitors write; nobody at the desk makes one. */
export const contact: ResourceProps = {
  name: 'contact',
  list: later(async () => (await import('./message-list.tsx')).MessageList),
  edit: later(async () => (await import('./message-form.tsx')).MessageEdit),
};
