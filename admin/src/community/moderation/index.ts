import type { ResourceProps } from 'ra-core';
import { later } from '../../platform/later.tsx';

export const reports: ResourceProps = {
  name: 'community_reports',
  list: later(async () => (await import('./report-list.tsx')).ReportList),
};

export const discussions: ResourceProps = {
  name: 'discussions',
  list: later(async () => (await import('./thread-list.tsx')).ThreadList),
  show: later(async () => (await import('./thread-show.tsx')).ThreadShow),
};
