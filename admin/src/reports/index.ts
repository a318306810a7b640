import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../platform/page/lazy-with-prefetch.tsx';

export const reports: ResourceProps = {
  name: 'reports',
  list: lazyWithPrefetch(async () => (await import('./report-list.tsx')).ReportList),
};
