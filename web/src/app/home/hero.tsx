import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { Arena } from '../../ui/art/arena/arena.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PlacePhoto } from '../../venue/components/place-photo.tsx';
import { useVenue } from '../../venue/venue.queries.ts';
import { RESERVE_PAGE } from '../layout/navigation/navigation.ts';
import '../../ui/page/over-title.css';
import './hero.css';

const MESSAGES = [1, 2] as const;
const ROTATION_MS = 7000;

/**
 * Picture of the hall with two messages that alternate. The alternation stops when the user presses
 * pause, and if the device prefers reduced motion.
 */
export function Hero() {
  const { t } = useTranslation(['home', 'common']);
  const { shown, playing, toggle } = useRotation();
  const Icon = playing ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <section className="hero" aria-label={t('banner.label')}>
      <PlacePhoto of="hero" className="hero-scene">
        <Arena />
      </PlacePhoto>
      <div className="wrap hero-body">
        <div className="hero-top">
          <Town />
          <button type="button" className="hero-pause" onClick={toggle}>
            <Icon size={16} aria-hidden />
            <span className="unseen">{t(playing ? 'banner.pause' : 'banner.play')}</span>
          </button>
        </div>
        <div className="hero-messages">
          {MESSAGES.map((message, i) => (
            <div key={message} aria-hidden={i !== shown}>
              {i === 0 ? (
                <h1>{t(`banner.${message}.title`)}</h1>
              ) : (
                <p className="hero-title">{t(`banner.${message}.title`)}</p>
              )}
              <p className="hero-text">{t(`banner.${message}.text`)}</p>
            </div>
          ))}
        </div>
        <div className="hero-actions">
          <LocaleLink to={RESERVE_PAGE} className={buttonClass('primary', 'large')}>
            {t('common:action.reserve')}
          </LocaleLink>
          <LocaleLink to="/pricings" className={buttonClass('white', 'large')}>
            {t('common:action.pricings')}
          </LocaleLink>
        </div>
      </div>
    </section>
  );
}

function Town() {
  const { data: venue } = useVenue();
  return <p className="over-title">{venue ? `${venue.name} · ${venue.city}` : '\u00A0'}</p>;
}

function useRotation() {
  const [shown, setShown] = useState(0);
  const [playing, setPlaying] = useState(true);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setShown((last) => (last + 1) % MESSAGES.length), ROTATION_MS);
    return () => clearInterval(timer);
  }, [playing]);
  return { shown, playing, toggle: () => setPlaying((was) => !was) };
}
