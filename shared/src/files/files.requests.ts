import { Flag, Optional, WholeNumber } from '../platform/checks.ts';

/** What can be said of a picture that is there or comes along as `file`. */
export class PictureRequest {
  /** Hundredths from the left and the top. */
  @Optional() @WholeNumber(0, 100) focusX?: number;
  @Optional() @WholeNumber(0, 100) focusY?: number;
}

/** The same of one that may also be taken away. */
export class RemovablePictureRequest extends PictureRequest {
  @Optional() @Flag() removeImage?: boolean;
}
