import { Controller } from '@nestjs/common';
import { contentController } from '../../platform/content/content-controller.ts';
import { MatchesQueries } from './matches.queries.ts';
import { MatchesService } from './matches.service.ts';

/**
 * API routes of tournament matches for the back-office. Staff read the matches; an admin edits
 * them.
 */
@Controller()
export class MatchesStaffController extends contentController('tournament_matches', {
  messages: 'matches',
  queries: MatchesQueries,
  service: MatchesService,
}) {}
