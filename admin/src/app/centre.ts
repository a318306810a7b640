import type { ResourceProps } from 'ra-core';
import { later } from '../platform/later.tsx';

/** The way to all tables, under one name of the menu. */
export const centre: ResourceProps = { name: 'centre', list: later(async () => (await import('./centre-list.tsx')).CentreList) };
