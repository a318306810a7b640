import { Injectable } from '@nestjs/common';
import { type Locale, localizePath } from '@five/shared/locales/locale';
import { markedTexts } from '@five/shared/platform/site-texts/marked-texts';
import type { BuiltPage } from './built-pages.ts';
import { unescapeHtml } from './html.ts';

/** The texts of the built site that a venue can replace, as they are delivered. */
@Injectable()
export class DeliveredTexts {
  private pages: ReadonlyMap<string, BuiltPage> = new Map();
  private readonly read = new Map<Locale, Promise<Record<string, string>>>();

  use(pages: ReadonlyMap<string, BuiltPage>): void {
    this.pages = pages;
  }

  /**
   * Returns the texts in one language by key; without a built site there are none.
   * @param pages paths of the pages with such texts, without language
   */
  in(locale: Locale, pages: readonly string[]): Promise<Record<string, string>> {
    const reading = this.read.get(locale) ?? this.readAll(locale, pages);
    this.read.set(locale, reading);
    reading.catch(() => this.read.delete(locale));
    return reading;
  }

  private async readAll(locale: Locale, paths: readonly string[]): Promise<Record<string, string>> {
    const texts = new Map<string, string>();
    for (const path of paths) {
      const content = await this.pages.get(localizePath(path, locale))?.read();
      const bytes = content?.bytes ?? '';
      for (const [key, text] of Object.entries(markedTexts(bytes.toString())))
        texts.set(key, unescapeHtml(text));
    }
    return Object.fromEntries(texts);
  }
}
