/** One stored form of a picture. */
export interface ImageSource {
  type: 'image/avif' | 'image/webp' | 'image/jpeg';
  /** Pixels. */
  width: number;
  /** Path on our own origin. */
  url: string;
}

/** A picture as pages show it: several widths of each format, smallest first, the most widely read format last. */
export interface ImageAnswer {
  reference: string;
  /** Pixels of the largest form: what keeps its place on a page free. */
  width: number;
  height: number;
  /** What must stay in sight when it is cropped: hundredths from the left and the top, 0 to 100. */
  focusX: number;
  focusY: number;
  /** Its mean colour, `#rrggbb`, shown until it is there. */
  color: string;
  sources: ImageSource[];
}
