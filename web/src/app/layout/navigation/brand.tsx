import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { BrandMark } from '../../../ui/brand-mark.tsx';
import { useVenue } from '../../../venue/venue.queries.ts';

/** The venue's name as a link to the home page. */
export function Brand({ onClick }: { onClick?: () => void }) {
  const { t } = useTranslation();
  const { data: venue } = useVenue();
  return (
    <LocaleLink to="/" className="brand" onClick={onClick}>
      <BrandMark />
      <span className="figure" dir="auto">
        {venue?.name ?? t('brand')}
      </span>
    </LocaleLink>
  );
}
