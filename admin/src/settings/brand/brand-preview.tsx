import { GROUNDS, paletteOf } from '@five/shared/venue/brand/action-color.rules';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import css from './brand-section.module.css';

/** A button, a link and a mark in a color, on the light and on the night ground. */
export function BrandPreview({ color }: { color: string }) {
  const t = useTypedTranslate();
  const { action, onAction, ink, bright } = paletteOf(color);
  return (
    <div className={css['preview']}>
      {(['light', 'night'] as const).map((ground) => (
        <figure key={ground} style={{ background: GROUNDS[ground] }}>
          <span className={css['button']} style={{ background: action, color: onAction }}>
            {t('brand.button')}
          </span>
          <span className={css['link']} style={{ color: ground === 'light' ? ink : bright }}>
            {t('brand.link')}
          </span>
          <span className={css['mark']} style={{ background: action }} />
          <figcaption style={{ color: ground === 'light' ? GROUNDS.night : GROUNDS.light }}>
            {t(`brand.${ground}`)}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
