import { Injectable } from '@nestjs/common';
import { localizePath } from '@five/shared/locales/locale';
import { isUnder, type PageRequest } from './page-request.ts';
import { PreviewCookie } from './preview-cookie.ts';

const OPENING_SOON = '/opening-soon';
/** Pages that staff need before the venue is open: the sign-in and the reset of a password. */
const ALWAYS_OPEN = ['/auth', '/reset'];

/**
 * Leads visitors to the page 'opening soon' until the venue is open. The settings domain provides
 * whether it is.
 */
@Injectable()
export class SiteGate {
  private isDraft: () => Promise<boolean> = () => Promise.resolve(false);

  constructor(private readonly preview: PreviewCookie) {}

  /** @param isDraft is called for every page, so it must read from memory */
  useSettings(isDraft: () => Promise<boolean>): void {
    this.isDraft = isDraft;
  }

  /**
   * Returns the path to which a page request is redirected, or null. If the settings cannot be
   * read, the site is shown, with its notice that the service is interrupted.
   */
  async redirectFor(
    { bare, locale }: Pick<PageRequest, 'bare' | 'locale'>,
    cookie: string | undefined,
  ): Promise<string | null> {
    const isDraft = await this.isDraft().catch(() => false);
    if (bare === OPENING_SOON) return isDraft ? null : localizePath('/', locale);
    const isShown = !isDraft || isUnder(bare, ...ALWAYS_OPEN) || this.preview.isValid(cookie);
    return isShown ? null : localizePath(OPENING_SOON, locale);
  }
}
