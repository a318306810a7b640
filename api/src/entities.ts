import type { Entities } from './platform/database/data-source.ts';

/** Every table's entity. */
export const ENTITIES: Entities = [];
