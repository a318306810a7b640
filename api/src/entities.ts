import { Code } from './auth/code.entity.ts';
import { Session } from './auth/session.entity.ts';
import type { Entities } from './platform/database/data-source.ts';
import { SeasonRow } from './settings/season.entity.ts';
import { Venue } from './settings/venue.entity.ts';
import { Customer } from './users/customer.entity.ts';
import { User } from './users/user.entity.ts';

/** Every table's entity. */
export const ENTITIES: Entities = [Code, Session, Customer, SeasonRow, User, Venue];
