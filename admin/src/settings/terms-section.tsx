import { localizePath } from '@five/shared/locales/locale';
import { useQuery } from '@tanstack/react-query';
import { TextsInput } from '../platform/tables/inputs/texts-input.tsx';
import { venueQuery } from '../platform/requests/venue.queries.ts';
import { useAppLocale, useTypedTranslate } from '../platform/texts/i18n.ts';
import { Section } from './section.tsx';
import { usePreviewCookie } from './setup/preview-cookie.ts';

/** The venue's own terms and privacy policy, each with a link to the text that visitors see. */
export function TermsSection() {
  const t = useTypedTranslate();
  return (
    <Section id="terms" title={t('venue.pages')} contents={t('contents.pages')}>
      <TextsInput
        source="conditions"
        label={t('venue.conditions')}
        help={<OwnTextHelp page="/conditions" />}
        rows={8}
        optional
      />
      <TextsInput
        source="privacy"
        label={t('venue.privacy')}
        help={<OwnTextHelp page="/privacy" />}
        rows={8}
        optional
      />
    </Section>
  );
}

function OwnTextHelp({ page }: { page: string }) {
  const t = useTypedTranslate();
  const { data: venue } = useQuery(venueQuery());
  return (
    <>
      {t('venue.own_text_help')}{' '}
      {venue?.state === 'draft' ? <DraftLink page={page} /> : <TextLink page={page} />}
    </>
  );
}

/** The link while visitors do not see the site. */
function DraftLink({ page }: { page: string }) {
  return usePreviewCookie() && <TextLink page={page} />;
}

function TextLink({ page }: { page: string }) {
  const t = useTypedTranslate();
  const locale = useAppLocale();
  return (
    <a href={localizePath(page, locale)} target="_blank" rel="noopener">
      {t('venue.read_text')}
    </a>
  );
}
