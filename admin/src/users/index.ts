import type { ResourceProps } from 'ra-core';
import { later } from '../platform/later.tsx';

export const users: ResourceProps = {
  name: 'users',
  list: later(async () => (await import('./user-list.tsx')).UserList),
  create: later(async () => (await import('./user-create.tsx')).UserCreate),
  show: later(async () => (await import('./user-show.tsx')).UserShow),
};
