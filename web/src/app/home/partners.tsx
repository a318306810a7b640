import type { PartnerAnswer } from '@five/shared/venue/content.contract';
import { markOfPage } from '@five/shared/venue/pages/page-marks';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useResult } from '../../platform/requests/use-result.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { partnersQuery } from '../../venue/content.queries.ts';
import { usePartnerImpressions } from '../../venue/use-partner-impressions.ts';
import './partners.css';

/** Section with the logos of the partners. */
export function Partners() {
  const { t } = useTranslation('home');
  const { data: partners, failed, retry } = useResult(partnersQuery());
  const list = usePartnerImpressions<HTMLUListElement>(partners);
  return (
    <section className="wrap home-section" {...markOfPage('sponsors')}>
      <div className="home-partners-head">
        <h2>{t('partners.title')}</h2>
        <LocaleLink to="/sponsors">{t('partners.ask')}</LocaleLink>
      </div>
      {failed && <LoadFailed onRetry={retry} />}
      {!failed &&
        (partners ? (
          <ul ref={list} className="home-partners">
            {partners.map((partner) => (
              <li key={partner.reference} data-partner={partner.reference} data-tier={partner.tier}>
                <PartnerLogo partner={partner} />
              </li>
            ))}
          </ul>
        ) : (
          <Skeleton height="9rem" />
        ))}
    </section>
  );
}

function PartnerLogo({ partner: { name, logo, url } }: { partner: PartnerAnswer }) {
  const mark = (
    <span className="home-partner">
      {logo && <Picture image={logo} alt="" seeThrough sizes="3rem" />}
      <span className="figure" dir="auto">
        {name}
      </span>
    </span>
  );
  return url ? (
    <a href={url} target="_blank" rel="noreferrer">
      {mark}
    </a>
  ) : (
    mark
  );
}
