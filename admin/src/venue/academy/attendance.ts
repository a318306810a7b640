import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../../platform/page/lazy-with-prefetch.tsx';

/**
 * Registers the attendance page. Instead of a table of records, the page shows one attendance sheet
 * per academy group and day.
 */
export const attendance: ResourceProps = {
  name: 'attendance',
  list: lazyWithPrefetch(async () => (await import('./attendance-list.tsx')).AttendanceList),
};
