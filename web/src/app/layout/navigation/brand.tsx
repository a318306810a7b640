import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { BrandMark } from '../../../ui/brand-mark.tsx';
import { useVenue } from '../../../venue/venue.queries.ts';

/**
 * Logo and name of the venue as a link to the home page. A logo that contains the name is shown
 * alone.
 */
export function Brand({ onClick }: { onClick?: () => void }) {
  const { t } = useTranslation();
  const { data: venue } = useVenue();
  const name = venue?.name ?? t('brand');
  return (
    <LocaleLink to="/" className="brand" aria-label={name} onClick={onClick}>
      <BrandMark />
      <span className="figure" dir="auto">
        {name}
      </span>
    </LocaleLink>
  );
}
