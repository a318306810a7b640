import { Controller, HttpCode, Post } from '@nestjs/common';
import { DeskSeriesPlanRequest, SeriesPlanRequest } from '@five/shared/bookings/series.requests';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { RoleBody } from '../../platform/http/role-body.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import { SeriesPreviews } from './series-previews.ts';

/** Endpoint that previews a series date by date; nothing is stored. */
@Controller('series_preview')
export class SeriesPreviewController {
  constructor(private readonly previews: SeriesPreviews) {}

  @Post()
  @HttpCode(200)
  @Allow('series.preview')
  async preview(
    @RoleBody({ player: SeriesPlanRequest, staff: DeskSeriesPlanRequest })
    body: DeskSeriesPlanRequest,
    @CurrentCaller() caller: Caller,
  ) {
    return WriteResult.of('series.planned', await this.previews.preview(caller, body));
  }
}
