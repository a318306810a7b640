/** A stored file of a picture, in one format and width. */
export interface ImageSource {
  type: 'image/avif' | 'image/webp' | 'image/jpeg';
  /** Width in pixels. */
  width: number;
  /** Path of the file on the site's origin. */
  url: string;
}

/**
 * A picture for pages, with several widths in each format. Widths are sorted smallest first; the
 * most widely supported format is last.
 */
export interface ImageAnswer {
  reference: string;
  /**
   * Width and height in pixels of the largest file; pages reserve space for the picture with them.
   */
  width: number;
  height: number;
  /** Focal point for cropping, in percent from the left and from the top, 0 to 100. */
  focusX: number;
  focusY: number;
  /** Mean colour of the picture, `#rrggbb`; pages show it until the picture is loaded. */
  color: string;
  sources: ImageSource[];
}
