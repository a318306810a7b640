import type { ResourceProps } from 'ra-core';
import { later } from '../platform/later.tsx';

export const reports: ResourceProps = {
  name: 'reports',
  list: later(async () => (await import('./report-list.tsx')).ReportList),
};
