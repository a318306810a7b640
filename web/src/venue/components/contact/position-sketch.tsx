import { dirOf } from '@five/shared/locales/locale';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../platform/texts/locale.ts';
import { positionGrid, SCALE } from './position-grid.ts';
import './position-sketch.css';

interface Props {
  latitude: number;
  longitude: number;
}

/**
 * The position of the venue on a grid of latitude and longitude, true to scale and with north
 * above. It has no streets, because those would be invented; a link opens the map of the device.
 */
export function PositionSketch({ latitude, longitude }: Props) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { parallels, meridians } = positionGrid(latitude, longitude);
  const isMirrored = dirOf(locale) === 'rtl';
  // Labels are at the end of the line of text, because a card may cover the beginning.
  const end = isMirrored
    ? ({ x: 0, dx: 12, textAnchor: 'start' } as const)
    : ({ x: '100%', dx: -12, textAnchor: 'end' } as const);
  return (
    <svg
      className="position"
      direction="ltr"
      role="img"
      aria-label={t('contact.position', { position: `${latitude}, ${longitude}` })}
    >
      <svg x="50%" y="50%" overflow="visible">
        {parallels.map(({ degrees, at }) => (
          <path key={degrees} d={`M-1400 ${at}H1400`} />
        ))}
        {meridians.map(({ degrees, at }) => (
          <path key={degrees} d={`M${at} -420V420`} />
        ))}
        <circle className="position-around" r={SCALE.pixels} />
        <path className="position-scale" d={`M0 0H${SCALE.pixels}`} />
        <text x={SCALE.pixels / 2 + 4} y="16" textAnchor="middle">
          {t('contact.scale', { meters: SCALE.meters })}
        </text>
        <path
          className="position-pin"
          d="M0 0c-22-28-33-44-33-62a33 33 0 0 1 66 0c0 18-11 34-33 62Z"
        />
        <circle className="position-dot" cy="-62" r="12" />
      </svg>
      <svg y="50%" overflow="visible">
        {parallels.map(({ degrees, at }) => (
          <text key={degrees} {...end} y={at - 5}>
            {degrees}°
          </text>
        ))}
      </svg>
      <svg x="50%" overflow="visible">
        {meridians.map(({ degrees, at }) => (
          <text key={degrees} x={at + 4} y="18">
            {degrees}°
          </text>
        ))}
      </svg>
    </svg>
  );
}
