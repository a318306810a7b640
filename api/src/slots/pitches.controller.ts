import { Controller } from '@nestjs/common';
import { contentController } from '../platform/content/content-controller.ts';
import { PitchesQueries } from './pitches.queries.ts';
import { PitchesService } from './pitches.service.ts';

/** The pitches of the venue. */
@Controller()
export class PitchesController extends contentController('pitches', {
  messages: 'pitches',
  queries: PitchesQueries,
  service: PitchesService,
}) {}
