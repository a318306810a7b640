import type { Entities } from './platform/database/data-source.ts';
import { OutboxMessage } from './platform/outbox/outbox.entity.ts';
import { SeasonRow } from './settings/season.entity.ts';
import { Venue } from './settings/venue.entity.ts';
import { Customer } from './users/customer.entity.ts';
import { User } from './users/user.entity.ts';

/** Every table's entity. */
export const ENTITIES: Entities = [Customer, OutboxMessage, SeasonRow, User, Venue];
