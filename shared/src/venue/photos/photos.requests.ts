import { PictureRequest } from '../../files/files.requests.ts';
import { About } from '../../platform/checks/about.ts';
import { Nullable, Optional, ReferenceTo } from '../../platform/checks.ts';
import { Nested } from '../../platform/nested.ts';
import { LineTextsRequest } from '../../platform/texts.requests.ts';

/** Body of `PUT photos/{reference}`; the form field `file` contains a new photograph. */
export class UpdatePhotoRequest extends PictureRequest {
  @About('Item of the gallery whose picture is copied; without effect beside a `file`.')
  @Optional()
  @ReferenceTo('media')
  media?: string;
  @About('Description of the photograph for those who do not see it; null: none.')
  @Nullable()
  @Nested(() => LineTextsRequest)
  caption?: LineTextsRequest | null;
}
