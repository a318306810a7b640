import { useTranslation } from 'react-i18next';
import { useVenue } from '../../../venue/venue.queries.ts';

export function Copyright() {
  const { t } = useTranslation();
  const { data: venue } = useVenue();
  return (
    <p className="copyright">
      © <bdi>{venue?.legal.name ?? t('brand')}</bdi>. {t('footer.rights')}
    </p>
  );
}
