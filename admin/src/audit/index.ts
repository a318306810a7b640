import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../platform/page/lazy-with-prefetch.tsx';

export const audit: ResourceProps = {
  name: 'audit',
  list: lazyWithPrefetch(async () => (await import('./audit-list.tsx')).AuditList),
};
