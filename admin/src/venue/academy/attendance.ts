import type { ResourceProps } from 'ra-core';
import { later } from '../../platform/later.tsx';

/** Attendance: no table of its own, one sheet per session and day. */
export const attendance: ResourceProps = {
  name: 'attendance',
  list: later(async () => (await import('./attendance-list.tsx')).AttendanceList),
};
