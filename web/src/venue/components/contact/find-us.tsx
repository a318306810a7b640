import { mapLink, positionOf } from '@five/shared/venue/place.rules';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button.tsx';
import { useVenue } from '../../venue.queries.ts';
import { ContactLines } from './contact-lines.tsx';
import { PositionSketch } from './position-sketch.tsx';
import './find-us.css';
import { WithVenue } from '../with-venue.tsx';
import { OpeningHours } from '../opening-hours.tsx';

/** Section with address, opening hours and contact data of the venue. */
export function FindUs({ title, lead }: { title: string; lead: string }) {
  const { t } = useTranslation();
  const { data: venue } = useVenue();
  const position = venue && positionOf(venue);
  return (
    <section className="find wrap">
      <div className="find-card" data-placed={position ? true : undefined}>
        <div className="find-text">
          <h2>{title}</h2>
          <p>{lead}</p>
          <WithVenue height="8.5rem">{(venue) => <ContactLines venue={venue} />}</WithVenue>
          <WithVenue height="1.8rem" silent>
            {(venue) => <OpeningHours venue={venue} />}
          </WithVenue>
          {venue && (
            <a
              className={buttonClass('info')}
              href={mapLink(venue)}
              target="_blank"
              rel="noreferrer"
            >
              {t('contact.openMap')} <IconExternalLink size={18} className="points" aria-hidden />
            </a>
          )}
        </div>
        {position && (
          <div className="find-map">
            <PositionSketch {...position} />
          </div>
        )}
      </div>
    </section>
  );
}
