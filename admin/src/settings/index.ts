import type { ResourceProps } from 'ra-core';
import { later } from '../platform/later.tsx';

/** The one record that the whole product goes by: no list, its form stands in the list's place. */
export const venue: ResourceProps = { name: 'venue', list: later(async () => (await import('./venue-edit.tsx')).VenueEdit) };

/** What a change of hours leaves to be moved or cancelled. */
export const outsideHours: ResourceProps = { name: 'outside_hours', list: later(async () => (await import('./outside-list.tsx')).OutsideList) };
