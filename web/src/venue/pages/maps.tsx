import { fullAddress, mapLink } from '@five/shared/venue/place.rules';
import {
  IconCar,
  IconExternalLink,
  IconMessageForward,
  IconSteeringWheel,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showAlert } from '../../platform/messages/alerts.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { Noscript } from '../../platform/page/noscript.tsx';
import { DistrictSketch } from '../../ui/art/district-sketch.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Features } from '../../ui/page/features.tsx';
import { PageTop } from '../../ui/page/page-top.tsx';
import { Page } from '../../ui/page/page.tsx';
import { ContactLines } from '../components/contact/contact-lines.tsx';
import { WithVenue } from '../components/with-venue.tsx';
import { OpeningHours } from '../components/opening-hours.tsx';
import { useVenueName } from '../venue.queries.ts';
import './maps.css';

const DIRECTIONS = [
  { key: 'taxi', icon: IconCar },
  { key: 'car', icon: IconSteeringWheel },
  { key: 'team', icon: IconMessageForward },
] as const;

export default function Maps() {
  const { t } = useTranslation('maps');
  return (
    <>
      <PageHead title={t('name')} description={t('description')} site={useVenueName()} />
      <PageTop name={t('name')} title={t('title')} lead={t('lead')} />
      <div className="maps-place">
        <div className="maps-sketch" role="img" aria-label={t('sketch')}>
          <DistrictSketch />
        </div>
        <div className="wrap">
          <PlaceCard />
        </div>
      </div>
      <Page>
        <section>
          <h2 className="maps-title">{t('ways.title')}</h2>
          <Features
            items={DIRECTIONS.map(({ key, icon }) => ({
              icon,
              title: t(`ways.${key}.title`),
              text: t(`ways.${key}.text`),
            }))}
          />
        </section>
        <section className="maps-when">
          <div>
            <h2 className="maps-title">{t('hours.title')}</h2>
            <p>{t('hours.lead')}</p>
          </div>
          <WithVenue height="1.8rem" silent>
            {(venue) => <OpeningHours venue={venue} />}
          </WithVenue>
        </section>
      </Page>
    </>
  );
}

/** Card with the address and links to map and taxi apps. */
function PlaceCard() {
  const { t } = useTranslation(['maps', 'common']);
  return (
    <section className="maps-card">
      <h2>{useVenueName()}</h2>
      <Noscript text={t('noScript')} />
      <WithVenue height="9rem">{(venue) => <ContactLines venue={venue} />}</WithVenue>
      <div className="maps-actions">
        <WithVenue height="6rem" silent>
          {(venue) => (
            <>
              <a className={buttonClass()} href={mapLink(venue)} target="_blank" rel="noreferrer">
                {t('open')} <IconExternalLink size={18} className="points" aria-hidden />
              </a>
              {venue.latitude !== null && (
                <a
                  className={buttonClass('quiet')}
                  href={`https://waze.com/ul?ll=${venue.latitude},${venue.longitude}&navigate=yes`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {t('waze')} <IconExternalLink size={18} className="points" aria-hidden />
                </a>
              )}
              <CopyButton
                text={fullAddress(venue)}
                label={t('copy')}
                shortLabel={t('copy')}
                doneLabel={t('common:action.copied')}
                onRefused={() => showAlert({ status: 'error', message: t('common:error.copy') })}
              />
            </>
          )}
        </WithVenue>
      </div>
    </section>
  );
}
