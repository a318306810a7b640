import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from '../platform/config/settings.ts';
import { loadAcademy } from './academy.ts';
import { loadAttendance } from './attendance.ts';
import { loadChats } from './community/chats.ts';
import { loadCatalogue } from './catalogue.ts';
import { loadContent, loadMessages } from './content.ts';
import { loadDiscussions } from './community/discussions.ts';
import type { SeedStepName } from './demo-marks.ts';
import { loadOpenMatches } from './open-matches.ts';
import { loadPacks } from './packs.ts';
import { loadPeople } from './people.ts';
import { loadSeries } from './series.ts';
import { loadTournaments } from './content/tournaments.ts';
import { loadTransfers } from './transfers.ts';
import { loadVenue } from './venue.ts';
import { loadWeek } from './venue-week.ts';
import { loadWaiting } from './waiting.ts';

type SeedStep = (app: NestFastifyApplication, settings: Settings) => Promise<void>;

export const SEED_STEPS: Record<SeedStepName, SeedStep> = {
  venue: loadVenue,
  people: loadPeople,
  catalogue: loadCatalogue,
  week: loadWeek,
  packs: loadPacks,
  transfers: loadTransfers,
  series: loadSeries,
  content: loadContent,
  messages: loadMessages,
  tournaments: loadTournaments,
  academy: loadAcademy,
  attendance: loadAttendance,
  discussions: loadDiscussions,
  chats: loadChats,
  openMatches: loadOpenMatches,
  waiting: loadWaiting,
};
