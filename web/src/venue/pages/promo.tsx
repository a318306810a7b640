import type { PromoAnswer } from '@five/shared/venue/content.contract';
import { IconArrowRight, IconCalendarEvent } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../platform/texts/format.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { useResult } from '../../platform/requests/use-result.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { SharePage } from '../../platform/page/share-page.tsx';
import { Noscript } from '../../platform/page/noscript.tsx';
import { ClosedHall } from '../../ui/art/closed-hall.tsx';
import { PitchLines } from '../../ui/art/pitch-lines.tsx';
import { TicketFan } from '../../ui/art/objects/ticket-fan.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { PageTop } from '../../ui/page/page-top.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { TurfCard } from '../../ui/turf-card.tsx';
import { promosQuery } from '../content.queries.ts';
import { useVenueName } from '../venue.queries.ts';
import './promo.css';

export default function Promo() {
  const { t } = useTranslation('promo');
  return (
    <>
      <PageHead title={t('name')} description={t('description')} site={useVenueName()} />
      <PageTop name={t('name')} title={t('title')} lead={t('lead')} scene={<TicketFan />} />
      <Page>
        <Noscript text={t('noScript')} />
        <Promos />
        <TurfCard className="promo-packs">
          <div>
            <h2>{t('packs.title')}</h2>
            <p>{t('packs.text')}</p>
          </div>
          <LocaleLink to="/pricings" className={buttonClass('gold', 'large')}>
            {t('packs.see')}
          </LocaleLink>
        </TurfCard>
      </Page>
    </>
  );
}

function Promos() {
  const { t } = useTranslation('promo');
  const { data: promos, failed, retry } = useResult(promosQuery());
  if (failed) return <LoadFailed onRetry={retry} />;
  if (!promos) return <Skeleton height="30rem" />;
  if (promos.length === 0)
    return <Empty scene={<ClosedHall />} title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <ul className="promos">
      {promos.map((promo, i) => (
        <li key={promo.reference}>
          <Offer promo={promo} first={i === 0} />
        </li>
      ))}
    </ul>
  );
}

function Offer({
  promo: { title, text, image, path },
  promo,
  first,
}: {
  promo: PromoAnswer;
  first: boolean;
}) {
  const { t } = useTranslation('promo');
  return (
    <article className="promo">
      {image ? (
        <Picture
          image={image}
          alt=""
          ratio="16 / 10"
          eager={first}
          sizes="(min-width: 992px) 34rem, 94vw"
        />
      ) : (
        <div className="promo-ground">
          <PitchLines />
        </div>
      )}
      <div className="promo-text">
        <h2 dir="auto">{title}</h2>
        <p dir="auto">{text}</p>
        <p className="promo-dates">
          <IconCalendarEvent size={19} aria-hidden /> <Dates promo={promo} />
        </p>
        {path && (
          <LocaleLink to={path} className={buttonClass()}>
            {t('open')} <IconArrowRight size={18} className="points" aria-hidden />
          </LocaleLink>
        )}
        <SharePage lines={[title, text]} path="/promo" />
      </div>
    </article>
  );
}

function Dates({ promo: { to } }: { promo: PromoAnswer }) {
  const { t } = useTranslation('promo');
  const { locale } = useLocale();
  return to ? t('until', { date: formatDay(to, locale, 'full') }) : t('always');
}
