import { localizePath, type Locale } from '@five/shared/locales/locale';
import { PREVIEW_READY, TEXT_PREVIEW } from '@five/shared/platform/site-texts/text-preview';
import { leadsToHidden } from '@five/shared/venue/pages/optional-pages.rules';
import type { WordBlockAnswer } from '@five/shared/venue/words/words.contract';
import { wordsIn } from '@five/shared/venue/words/words.rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { venueQuery } from '../../platform/requests/venue.queries.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { usePreviewCookie } from '../setup/preview-cookie.ts';
import type { Draft } from './word-drafts.rules.ts';
import css from './words.module.css';

/** The page of the site in a frame, with the texts of the form. */
export function WordsPreview({
  page,
  locale,
  blocks,
  draftOf,
}: {
  page: string;
  locale: Locale;
  blocks: readonly WordBlockAnswer[];
  draftOf: (block: WordBlockAnswer) => Draft;
}) {
  const t = useTypedTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const mayShow = usePreviewCookie();
  const { data: venue } = useQuery(venueQuery());
  const isHidden = leadsToHidden(page, venue?.hiddenPages ?? []);
  const texts = wordsIn(
    Object.fromEntries(blocks.map((block) => [block.block, draftOf(block)])),
    locale,
  );
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
    send(frame.current, texts);
  });
  useEffect(() => {
    const onReady = ({ source, data }: MessageEvent<unknown>) => {
      if (data === PREVIEW_READY && source === frame.current?.contentWindow)
        send(frame.current, latest.current);
    };
    window.addEventListener('message', onReady);
    return () => window.removeEventListener('message', onReady);
  }, []);
  return (
    <section className={css['preview']} aria-label={t('words.preview')}>
      <h2>{t('words.preview')}</h2>
      {isHidden && <p>{t('site_pages.is_hidden')}</p>}
      {mayShow && !isHidden && (
        <iframe
          ref={frame}
          title={t('words.preview')}
          src={localizePath(page, locale) + TEXT_PREVIEW}
        />
      )}
    </section>
  );
}

function send(frame: HTMLIFrameElement | null, previewTexts: Record<string, string>): void {
  frame?.contentWindow?.postMessage({ previewTexts }, location.origin);
}
