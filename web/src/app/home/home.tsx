import { IconBuildingStadium, IconCash, IconCoffee, IconShirtSport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Tonight } from '../../bookings/components/tonight.tsx';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { RenderWhenIdle } from '../../platform/page/render-when-idle.tsx';
import { useIsShown } from '../../platform/page/hidden-pages.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { useSession } from '../../platform/requests/session.ts';
import { PriceCards, useSellsPacks } from '../../pricings/components/price-cards.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Features } from '../../ui/page/features.tsx';
import { FindUs } from '../../venue/components/contact/find-us.tsx';
import { useMailsArrive, useVenueName } from '../../venue/venue.queries.ts';
import { Academy } from './academy.tsx';
import { Hero } from './hero.tsx';
import './home.css';
import { OpenMatches } from './open-matches.tsx';
import { Partners } from './partners.tsx';
import { Promos } from './promos.tsx';
import { Tournaments } from './tournaments.tsx';

const FEATURES = [
  { key: 'pitches', icon: IconBuildingStadium },
  { key: 'rooms', icon: IconShirtSport },
  { key: 'cafe', icon: IconCoffee },
  { key: 'pay', icon: IconCash },
] as const;
const STEPS = [1, 2, 3] as const;

export default function Home() {
  const { t } = useTranslation('home');
  const isShown = useIsShown();
  return (
    <>
      <Head />
      <Hero />
      <div className="wrap home-tonight">
        <Tonight />
      </div>
      <RenderWhenIdle>
        <Prices />
      </RenderWhenIdle>
      <RenderWhenIdle>{isShown('/promo') && <Promos />}</RenderWhenIdle>
      <RenderWhenIdle>
        <OpenMatches />
      </RenderWhenIdle>
      <FirstSteps />
      <RenderWhenIdle>{isShown('/academy') && <Academy />}</RenderWhenIdle>
      <RenderWhenIdle>{isShown('/tournament') && <Tournaments />}</RenderWhenIdle>
      <section className="wrap home-section">
        <h2>{t('place.title')}</h2>
        <Features
          items={FEATURES.map(({ key, icon }) => ({
            icon,
            title: t(`place.${key}.title`),
            text: t(`place.${key}.text`),
          }))}
        />
      </section>
      <RenderWhenIdle>{isShown('/sponsors') && <Partners />}</RenderWhenIdle>
      <RenderWhenIdle>
        <FindUs title={t('find.title')} lead={t('find.lead')} />
      </RenderWhenIdle>
    </>
  );
}

/**
 * Title, description and link preview data of the home page in the `head` element. It is a separate
 * component, so that only this part is rendered again when the venue's name has loaded.
 */
function Head() {
  const { t } = useTranslation('home');
  return <PageHead title={t('title')} description={t('share')} site={useVenueName()} />;
}

/** Section with the prices of an hour and of packs, if the venue sells any. */
function Prices() {
  const { t } = useTranslation('home');
  const sellsPacks = useSellsPacks();
  return (
    <section className="turf">
      <div className="wrap home-section">
        <PriceCards heading="h2" />
        <div className="home-packs">
          {sellsPacks && <p>{t('packs.text')}</p>}
          <div className="home-packs-links">
            {sellsPacks && (
              <LocaleLink to="/account/subscriptions/create" className={buttonClass('gold')}>
                {t('packs.order')}
              </LocaleLink>
            )}
            <LocaleLink to="/pricings" className={buttonClass('ghost')}>
              {t('packs.see')}
            </LocaleLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Section that explains to first-time visitors how to book. */
function FirstSteps() {
  const { t } = useTranslation('home');
  const arrive = useMailsArrive();
  if (useSession()) return null;
  return (
    <section className="wrap home-section">
      <h2>{t('steps.title')}</h2>
      <ol className="home-steps">
        {STEPS.map((step) => (
          <li key={step}>
            <span className="figure" aria-hidden>
              {step}
            </span>
            <div>
              <h3>{t(`steps.${step}.title`)}</h3>
              <p>{t(step === 1 && !arrive ? 'steps.1.textUnsent' : `steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
