import { PREVIEW_READY, type PreviewTexts } from '@five/shared/platform/site-texts/text-preview';
import type { i18n as I18n, ResourceKey } from 'i18next';
import { ownTexts, withChanges } from '../platform/texts/own-texts.ts';

/** Shows the texts that the back-office sends to this page, which it shows in a frame. */
export function receiveTexts(i18n: I18n): void {
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== window.parent || !isTexts(data)) return;
    const changes = ownTexts(data.previewTexts);
    for (const namespace of new Set(changes.keys.map((key) => key.split(':', 1)[0] ?? ''))) {
      const texts = i18n.getResourceBundle(i18n.language, namespace) as ResourceKey | undefined;
      if (texts !== undefined)
        i18n.addResourceBundle(
          i18n.language,
          namespace,
          withChanges(namespace, texts, changes),
          true,
          true,
        );
    }
    i18n.emit('languageChanged', i18n.language);
  });
  window.parent.postMessage(PREVIEW_READY, location.origin);
}

const isTexts = (data: unknown): data is PreviewTexts =>
  typeof data === 'object' && data !== null && 'previewTexts' in data;
