import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../../platform/lazy-with-prefetch.tsx';

/** Registers the attendance page, which has no table: there is one sheet per session and day. */
export const attendance: ResourceProps = {
  name: 'attendance',
  list: lazyWithPrefetch(async () => (await import('./attendance-list.tsx')).AttendanceList),
};
