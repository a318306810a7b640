import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../../platform/page/lazy-with-prefetch.tsx';

export const reports: ResourceProps = {
  name: 'community_reports',
  list: lazyWithPrefetch(async () => (await import('./report-list.tsx')).ReportList),
};

export const discussions: ResourceProps = {
  name: 'discussions',
  list: lazyWithPrefetch(async () => (await import('./thread-list.tsx')).ThreadList),
  show: lazyWithPrefetch(async () => (await import('./thread-show.tsx')).ThreadShow),
};
