import type { ResourceProps } from 'ra-core';
import { later } from '../platform/later.tsx';

export const audit: ResourceProps = {
  name: 'audit',
  list: later(async () => (await import('./audit-list.tsx')).AuditList),
};
