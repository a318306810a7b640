import { IconCheck } from '@tabler/icons-react';
import { markOfPage } from '@five/shared/venue/pages/page-marks';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useIsShown } from '../../platform/page/hidden-pages.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { CafeCorner } from '../../ui/art/cafe-corner.tsx';
import { GameTable } from '../../ui/art/game-table.tsx';
import { HallFront } from '../../ui/art/hall-front.tsx';
import { LockerRoom } from '../../ui/art/locker-room.tsx';
import { PitchCorner } from '../../ui/art/pitch-corner.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PageTop } from '../../ui/page/page-top.tsx';
import { Page, SectionHead } from '../../ui/page/page.tsx';
import { TurfCard } from '../../ui/turf-card.tsx';
import { PlacePhoto } from '../components/place-photo.tsx';
import { VenueFacts } from '../components/venue-facts.tsx';
import { useVenueName } from '../venue.queries.ts';
import './about.css';

const PLACES = [
  { key: 'pitches', photo: 'pitch', scene: PitchCorner },
  { key: 'cafe', photo: 'cafeteria', scene: CafeCorner },
  { key: 'rooms', photo: 'changing-rooms', scene: LockerRoom },
  { key: 'leisure', photo: 'leisure', scene: GameTable },
] as const;
const EVENING = ['before', 'during', 'after'] as const;
const RULES = ['shoes', 'food', 'respect'] as const;

export default function About() {
  const { t } = useTranslation('about');
  return (
    <>
      <PageHead title={t('name')} description={t('description')} site={useVenueName()} />
      <PageTop name={t('name')} title={t('title')} lead={t('lead')} scene={<HallFront />} />
      <Page className="about">
        <VenueFacts />
        <section>
          <SectionHead title={t('places.title')} lead={t('places.lead')} />
          <ul className="about-places">
            {PLACES.map(({ key, photo, scene: Scene }) => (
              <li key={key}>
                <PlacePhoto of={photo} className="about-scene">
                  <Scene />
                </PlacePhoto>
                <h3>{t(`places.${key}.title`)}</h3>
                <p>{t(`places.${key}.text`)}</p>
              </li>
            ))}
          </ul>
          <PlacePhoto of="pitches" className="about-pitches" />
        </section>
        <Evening />
        <div className="about-end">
          <Rules />
          <Invitations />
        </div>
      </Page>
    </>
  );
}

/** Section that describes an evening at the football centre, from the changing room to the tea. */
function Evening() {
  const { t } = useTranslation('about');
  return (
    <TurfCard>
      <PlacePhoto of="evening" className="about-evening-photo" />
      <h2>{t('evening.title')}</h2>
      <ol className="about-evening">
        {EVENING.map((part, i) => (
          <li key={part}>
            <span className="figure" aria-hidden>
              {i + 1}
            </span>
            <h3>{t(`evening.${part}.title`)}</h3>
            <p>{t(`evening.${part}.text`)}</p>
          </li>
        ))}
      </ol>
    </TurfCard>
  );
}

function Rules() {
  const { t } = useTranslation('about');
  return (
    <section className="about-rules">
      <h2>{t('rules.title')}</h2>
      <ul>
        {RULES.map((rule) => (
          <li key={rule}>
            <IconCheck size={22} stroke={2.4} aria-hidden /> {t(`rules.${rule}`)}
          </li>
        ))}
      </ul>
      <LocaleLink to="/conditions">{t('rules.all')}</LocaleLink>
    </section>
  );
}

/** Sections for parties, and for players without a team. */
function Invitations() {
  const { t } = useTranslation('about');
  return (
    <>
      <section>
        <h2>{t('event.title')}</h2>
        <p>{t('event.text')}</p>
        <LocaleLink to="/contact" className={buttonClass()}>
          {t('event.write')}
        </LocaleLink>
      </section>
      <Community />
    </>
  );
}

/** Section about the discussions, with a link to the players. */
function Community() {
  const { t } = useTranslation('about');
  if (!useIsShown()('/discussions')) return null;
  return (
    <section {...markOfPage('discussions')}>
      <h2>{t('community.title')}</h2>
      <p>{t('community.text')}</p>
      <div className="about-links">
        <LocaleLink to="/players" className={buttonClass('quiet')}>
          {t('community.players')}
        </LocaleLink>
        <LocaleLink to="/discussions" className={buttonClass('quiet')}>
          {t('community.discussions')}
        </LocaleLink>
      </div>
    </section>
  );
}
