import { Upload } from '../http/upload.ts';
import type { MadeImage } from './image-forms.ts';

/** A picture of the product itself with prerendered forms; never an upload of a user. */
export class MadeUpload extends Upload {
  readonly made: MadeImage;

  constructor(made: MadeImage) {
    super(made.forms.at(-1)?.data ?? Buffer.alloc(0));
    this.made = made;
  }
}
