import { Flag, Optional, WholeNumber } from '../platform/checks.ts';

/** Fields of a picture that exists or is uploaded as `file`. */
export class PictureRequest {
  /** Hundredths from the left and the top. */
  @Optional() @WholeNumber(0, 100) focusX?: number;
  @Optional() @WholeNumber(0, 100) focusY?: number;
}

/** Fields of a picture that may also be removed. */
export class RemovablePictureRequest extends PictureRequest {
  @Optional() @Flag() removeImage?: boolean;
}
