import { Injectable } from '@nestjs/common';
import type { OptionalPage } from '@five/shared/venue/pages/optional-pages.rules';

/** The pages of the site that the venue hides. The settings domain provides them. */
@Injectable()
export class HiddenPages {
  private load: () => Promise<readonly OptionalPage[]> = () => Promise.resolve([]);

  /** @param load is called for pages, writes and mails, so it must read from memory */
  useSettings(load: () => Promise<readonly OptionalPage[]>): void {
    this.load = load;
  }

  current(): Promise<readonly OptionalPage[]> {
    return this.load();
  }
}
