import { Flag, Optional, WholeNumber } from '../platform/checks.ts';

/** Form fields of a picture that already exists or is uploaded as `file`. */
export class PictureRequest {
  /** Focal point for cropping, in percent from the left and from the top. */
  @Optional() @WholeNumber(0, 100) focusX?: number;
  @Optional() @WholeNumber(0, 100) focusY?: number;
}

/** Form fields of a picture that can also be removed. */
export class RemovablePictureRequest extends PictureRequest {
  @Optional() @Flag() removeImage?: boolean;
}
