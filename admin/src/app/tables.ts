import type { ResourceProps } from 'ra-core';
import type { TableName } from '../platform/tables/tables.ts';
import { addons } from '../pricings/addons.ts';
import { pricings } from '../pricings/pricings.ts';
import { tariffs } from '../pricings/tariffs.ts';
import { pitches } from '../slots/pitches.ts';
import { registrations } from '../venue/academy/registrations.ts';
import { seasons } from '../venue/academy/seasons.ts';
import { sessions } from '../venue/academy/sessions.ts';
import { contact } from '../venue/contact/index.ts';
import { medias } from '../venue/medias/index.ts';
import { partners } from '../venue/partners/index.ts';
import { promos } from '../venue/promos/index.ts';
import { matches } from '../venue/tournaments/matches/matches.ts';
import { teams } from '../venue/tournaments/teams.ts';
import { tournaments } from '../venue/tournaments/tournaments.ts';

/** Lists and forms of the content tables; the type requires an entry for each table. */
export const tables: Record<TableName, ResourceProps> = {
  medias,
  partners,
  promos,
  tournaments,
  teams,
  matches,
  academy_seasons: seasons,
  academy_sessions: sessions,
  academy_registrations: registrations,
  contact,
  pitches,
  pricings,
  tariffs,
  addons,
};
