import { PARTNER_TIERS, type PartnerTier } from '@five/shared/venue/content.codes';
import type { PartnerAnswer } from '@five/shared/venue/content.contract';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useResult } from '../../platform/requests/use-result.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { PitchLines } from '../../ui/art/pitch-lines.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { partnersQuery } from '../content.queries.ts';
import { usePartnerImpressions } from '../use-partner-impressions.ts';
import './partner-wall.css';

/** All partners, grouped by tier. */
export function PartnerWall() {
  const { data: partners, failed, retry } = useResult(partnersQuery());
  if (failed) return <LoadFailed onRetry={retry} />;
  if (!partners) return <Skeleton height="42rem" />;
  if (partners.length === 0) return <NoPartners />;
  return PARTNER_TIERS.map((tier) => (
    <Tier key={tier} tier={tier} partners={partners.filter((partner) => partner.tier === tier)} />
  ));
}

function Tier({ tier, partners }: { tier: PartnerTier; partners: PartnerAnswer[] }) {
  const { t } = useTranslation('sponsors');
  const list = usePartnerImpressions<HTMLUListElement>(
    partners.map(({ reference }) => reference).join(),
  );
  if (partners.length === 0) return null;
  return (
    <section className="tier" data-tier={tier}>
      <h2>{t(`tier.${tier}`)}</h2>
      <ul ref={list}>
        {partners.map((partner) => (
          <li key={partner.reference} data-partner={partner.reference}>
            <Partner partner={partner} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Partner({ partner: { name, kind, text, logo, url } }: { partner: PartnerAnswer }) {
  const { t } = useTranslation('sponsors');
  return (
    <article className="partner">
      <div className="partner-mark">
        {logo ? (
          <Picture image={logo} alt="" seeThrough sizes="(min-width: 768px) 20rem, 90vw" />
        ) : (
          <h3 className="figure" dir="auto">
            {name}
          </h3>
        )}
      </div>
      <div className="partner-text">
        {logo && <h3 dir="auto">{name}</h3>}
        <p className="partner-kind">{t(`kind.${kind}`)}</p>
        {text && <p dir="auto">{text}</p>}
        {url && (
          <a href={url} target="_blank" rel="noreferrer">
            {t('visit')} <IconExternalLink size={17} className="points" aria-hidden />
            <span className="unseen">
              {' '}
              : <bdi>{name}</bdi>
            </span>
          </a>
        )}
      </div>
    </article>
  );
}

function NoPartners() {
  const { t } = useTranslation('sponsors');
  return (
    <Empty
      scene={
        <div className="partner-ground">
          <PitchLines />
        </div>
      }
      title={t('emptyTitle')}
      text={t('emptyText')}
    >
      <LocaleLink to="/contact" className={buttonClass()}>
        {t('ask')}
      </LocaleLink>
    </Empty>
  );
}
