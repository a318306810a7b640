import { Upload } from '../http/uploads/upload.ts';
import type { RenderedImage } from './image-forms.ts';

/**
 * A picture that comes with the product, already rendered in all sizes. It is never an upload of a
 * user.
 */
export class PrerenderedUpload extends Upload {
  readonly image: RenderedImage;

  constructor(made: RenderedImage) {
    super(made.forms.at(-1)?.data ?? Buffer.alloc(0));
    this.image = made;
  }
}
