import { fullAddress, mapLink, positionOf, type Position } from '@five/shared/venue/place.rules';
import type { VenueAnswer } from '@five/shared/venue/venue.contract';
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
import { buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Features } from '../../ui/page/features.tsx';
import { PageTop } from '../../ui/page/page-top.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PositionSketch } from '../components/contact/position-sketch.tsx';
import { ContactLines } from '../components/contact/contact-lines.tsx';
import { PlacePhoto } from '../components/place-photo.tsx';
import { WithVenue } from '../components/with-venue.tsx';
import { OpeningHours } from '../components/opening-hours.tsx';
import { useVenue, useVenueName } from '../venue.queries.ts';
import './maps.css';

const DIRECTIONS = [
  { key: 'taxi', icon: IconCar },
  { key: 'car', icon: IconSteeringWheel },
  { key: 'team', icon: IconMessageForward },
] as const;

export default function Maps() {
  const { t } = useTranslation('maps');
  const { data: venue } = useVenue();
  const position = venue && positionOf(venue);
  return (
    <>
      <PageHead title={t('name')} description={t('description')} site={useVenueName()} />
      <PageTop name={t('name')} title={t('title')} lead={t('lead')} />
      <div className="maps-place">
        {position !== null && (
          <div className="maps-sketch">{position && <PositionSketch {...position} />}</div>
        )}
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
  const { t } = useTranslation('maps');
  return (
    <section className="maps-card">
      <PlacePhoto of="gate" className="maps-photo" />
      <h2>{useVenueName()}</h2>
      <Noscript text={t('noScript')} />
      <WithVenue height="9rem">{(venue) => <ContactLines venue={venue} />}</WithVenue>
      <div className="maps-actions">
        <WithVenue height="6rem" silent>
          {(venue) => <PlaceActions venue={venue} />}
        </WithVenue>
      </div>
    </section>
  );
}

function PlaceActions({ venue }: { venue: VenueAnswer }) {
  const { t } = useTranslation('maps');
  const position = positionOf(venue);
  return (
    <>
      <OutsideLink href={mapLink(venue)}>{t('open')}</OutsideLink>
      {position && (
        <OutsideLink href={wazeLink(position)} look="quiet">
          {t('waze')}
        </OutsideLink>
      )}
      <Copy text={fullAddress(venue)} label={t('copy')} />
      {position && (
        <Copy text={`${position.latitude}, ${position.longitude}`} label={t('copyPosition')} />
      )}
    </>
  );
}

const wazeLink = ({ latitude, longitude }: Position) =>
  `https://waze.com/ul?ll=${latitude},${longitude}&navigate=yes`;

interface OutsideLinkProps {
  href: string;
  look?: 'quiet';
  children: string;
}

function OutsideLink({ href, look, children }: OutsideLinkProps) {
  return (
    <a className={buttonClass(look)} href={href} target="_blank" rel="noreferrer">
      {children} <IconExternalLink size={18} className="points" aria-hidden />
    </a>
  );
}

function Copy({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation();
  return (
    <CopyButton
      text={text}
      label={label}
      shortLabel={label}
      doneLabel={t('action.copied')}
      onRefused={() => showAlert({ status: 'error', message: t('error.copy') })}
    />
  );
}
