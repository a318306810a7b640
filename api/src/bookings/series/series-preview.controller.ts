import { Controller } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.ts';
import { RequestBody } from '../../platform/http/request-body.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import { SeriesPreviews } from './series-previews.ts';

/** Endpoint that previews a series date by date; nothing is stored. */
@Controller()
export class SeriesPreviewController {
  constructor(private readonly previews: SeriesPreviews) {}

  @Endpoint('POST series_preview')
  async preview(
    @RequestBody() body: BodyOf<'POST series_preview'>,
    @CurrentCaller() caller: Caller,
  ) {
    return WriteResult.of('series.planned', await this.previews.preview(caller, body));
  }
}
