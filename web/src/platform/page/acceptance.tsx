import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../texts/locale-link.tsx';

/** Label of a checkbox that accepts the terms and the privacy policy. */
export function Acceptance() {
  const { t } = useTranslation('auth');
  return <Agreement text={t('field.accept')} />;
}

const LINK = /<(conditions|privacy)>(.+?)<\/\1>/;

/**
 * A sentence in which `<conditions>…</conditions>` and `<privacy>…</privacy>` are links. The links
 * open a new tab, so that the form keeps its input.
 */
export function Agreement({ text }: { text: string }) {
  const parts = text.split(LINK);
  return parts.map((part, i) => {
    if (i % 3 === 0) return part;
    return (
      i % 3 === 2 && (
        <LocaleLink key={part} to={`/${parts[i - 1]}`} target="_blank">
          {part}
        </LocaleLink>
      )
    );
  });
}
