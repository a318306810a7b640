import { About } from '../platform/checks/about.ts';
import { Flag, Optional, WholeNumber } from '../platform/checks.ts';

/**
 * Form fields that accompany a picture; the picture already exists or is uploaded in the field
 * `file`.
 */
export class PictureRequest {
  @About('Focal point for cropping, in percent from the left; default: the centre.')
  @Optional()
  @WholeNumber(0, 100)
  focusX?: number;
  @About('Focal point for cropping, in percent from the top; default: the centre.')
  @Optional()
  @WholeNumber(0, 100)
  focusY?: number;
}

/** Form fields of a picture that can also be removed. */
export class RemovablePictureRequest extends PictureRequest {
  @About('True removes the stored picture.')
  @Optional()
  @Flag()
  removeImage?: boolean;
}
