import { useTranslation } from 'react-i18next';
import { rememberPage } from '../requests/return-to.ts';
import { LocaleLink } from '../texts/locale-link.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** Link to the form for the details that the account lacks; it leads back to the present page. */
export function CompleteAccount() {
  const { t } = useTranslation('tickets');
  return (
    <LocaleLink
      to="/account/reservations/list"
      className={buttonClass('quiet', 'small')}
      onClick={() => rememberPage(location.pathname + location.search)}
    >
      {t('missing.link')}
    </LocaleLink>
  );
}
