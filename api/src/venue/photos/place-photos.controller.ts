import { Controller } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { type ContentViewer, CurrentContentViewer } from '../../platform/content/content-viewer.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { SentFile, type Upload } from '../../platform/http/uploads/upload.ts';
import { PlacePhotosQueries } from './place-photos.queries.ts';
import { PlacePhotosService } from './place-photos.service.ts';

@Controller()
export class PlacePhotosController {
  constructor(
    private readonly queries: PlacePhotosQueries,
    private readonly service: PlacePhotosService,
  ) {}

  @Endpoint('GET photos')
  list(@CurrentContentViewer() viewer: ContentViewer) {
    return this.queries.all(viewer);
  }

  @Endpoint('PUT photos/{reference}')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() place: string,
    @RequestBody() body: BodyOf<'PUT photos/{reference}'>,
    @SentFile() file: Upload | null,
    @CurrentContentViewer() viewer: ContentViewer,
  ) {
    await this.service.update(caller, place, body, file);
    return WriteResult.of('photos.saved', await this.queries.one(place, viewer));
  }

  @Endpoint('DELETE photos/{reference}')
  async remove(@CurrentCaller() caller: Caller, @PathReference() place: string) {
    await this.service.remove(caller, place);
    return WriteResult.done('photos.removed');
  }
}
