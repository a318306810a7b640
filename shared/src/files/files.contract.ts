/** One stored form of a picture. */
export interface ImageSource {
  type: 'image/avif' | 'image/webp' | 'image/jpeg';
  /** Pixels. */
  width: number;
  /** Path on our own origin. */
  url: string;
}

/**
 * A picture for pages: several widths of each format, smallest first, with the most widely
 * supported format last.
 */
export interface ImageAnswer {
  reference: string;
  /** Pixels of the largest form, which reserve its space on a page. */
  width: number;
  height: number;
  /** Focal point for cropping: hundredths from the left and the top, 0 to 100. */
  focusX: number;
  focusY: number;
  /** Mean colour, `#rrggbb`, as a placeholder. */
  color: string;
  sources: ImageSource[];
}
