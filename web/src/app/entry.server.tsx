import { localeOfPath } from '@five/shared/locales/locale';
import { markText } from '@five/shared/platform/site-texts/marked-texts';
import { WORD_BLOCKS } from '@five/shared/venue/words/word-blocks';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { ServerRouter, type EntryContext } from 'react-router';
import { createI18n, NAME_PLACE } from '../platform/texts/i18n.ts';

/** Texts that the venue can replace by its own words; the server fills the marks. */
const MARKED = {
  keys: WORD_BLOCKS.flatMap(({ block, also }) => [block, ...also]),
  change: markText,
};

export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { pathname } = new URL(request.url);
  const brand = import.meta.env.PROD ? NAME_PLACE : undefined;
  const i18n = await createI18n(localeOfPath(pathname), pathname, {
    brand,
    texts: import.meta.env.PROD ? MARKED : undefined,
  });
  const { prelude } = await prerender(
    <I18nextProvider i18n={i18n}>
      <ServerRouter context={context} url={request.url} />
    </I18nextProvider>,
    // Renders every part of the page at its final position in the HTML. Otherwise React would
    // append large parts, and a script would move them in the browser.
    { progressiveChunkSize: Infinity },
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(prelude, { status, headers });
}
