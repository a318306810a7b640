import type { ResourceProps } from 'ra-core';
import { later } from '../../platform/later.tsx';

export const sessions: ResourceProps = {
  name: 'academy_sessions',
  list: later(async () => (await import('./session-list.tsx')).SessionList),
  create: later(async () => (await import('./session-form.tsx')).SessionCreate),
  edit: later(async () => (await import('./session-form.tsx')).SessionEdit),
};
