import type { ResourceProps } from 'ra-core';
import { later } from '../../platform/later.tsx';

/** Who came: no table of its own, a sheet per session and day. */
export const attendance: ResourceProps = { name: 'attendance', list: later(async () => (await import('./attendance-list.tsx')).AttendanceList) };
