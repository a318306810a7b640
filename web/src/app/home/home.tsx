import { IconBuildingStadium, IconCash, IconCoffee, IconShirtSport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Tonight } from '../../bookings/components/tonight.tsx';
import { useSession } from '../../platform/session.ts';
import { PriceCards } from '../../pricings/components/price-cards.tsx';
import { FindUs } from '../../venue/components/find-us.tsx';
import { useVenue } from '../../venue/venue.queries.ts';
import { Hero } from './hero.tsx';
import './home.css';

const FEATURES = [
  { key: 'pitches', icon: IconBuildingStadium },
  { key: 'rooms', icon: IconShirtSport },
  { key: 'cafe', icon: IconCoffee },
  { key: 'pay', icon: IconCash },
] as const;
const STEPS = [1, 2, 3] as const;

export default function Home() {
  const { t } = useTranslation(['home', 'common']);
  const { data: venue } = useVenue();
  return (
    <>
      <title>{t('title', { venue: venue?.name ?? t('common:brand') })}</title>
      <Hero />
      <div className="wrap home-tonight"><Tonight /></div>
      <section className="wrap home-section">
        <h2>{t('place.title')}</h2>
        <ul className="home-features">
          {FEATURES.map(({ key, icon: Icon }) => (
            <li key={key}>
              <Icon size={30} stroke={1.6} aria-hidden />
              <h3>{t(`place.${key}.title`)}</h3>
              <p>{t(`place.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="turf">
        <div className="wrap home-section"><PriceCards heading="h2" /></div>
      </section>
      <FirstSteps />
      <FindUs title={t('find.title')} lead={t('find.lead')} />
    </>
  );
}

/** How a booking goes, for who has never made one. */
function FirstSteps() {
  const { t } = useTranslation(['home', 'common']);
  if (useSession()) return <div className="home-gap" />;
  return (
    <section className="wrap home-section">
      <h2>{t('steps.title')}</h2>
      <ol className="home-steps">
        {STEPS.map((step) => (
          <li key={step}>
            <span className="figure" aria-hidden>{step}</span>
            <div>
              <h3>{t(`steps.${step}.title`)}</h3>
              <p>{t(`steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
