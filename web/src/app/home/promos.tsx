import { HOME_PROMOS } from '@five/shared/venue/content.codes';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useResult } from '../../platform/requests/use-result.ts';
import { promosQuery } from '../../venue/content.queries.ts';

/** Section with up to `HOME_PROMOS` of today's promotions; nothing if there are none. */
export function Promos() {
  const { t } = useTranslation('home');
  const { data: promos } = useResult(promosQuery());
  if (!promos || promos.length === 0) return null;
  return (
    <section className="wrap home-section home-promos">
      <h2>{t('promos.title')}</h2>
      <ul>
        {promos.slice(0, HOME_PROMOS).map(({ reference, title, text, path }) => (
          <li key={reference}>
            <h3 dir="auto">{title}</h3>
            <p dir="auto">{text}</p>
            <LocaleLink to={path ?? '/promo'}>
              {t('promos.see')}
              <span className="unseen"> : {title}</span>{' '}
              <IconArrowRight size={18} className="points" aria-hidden />
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
