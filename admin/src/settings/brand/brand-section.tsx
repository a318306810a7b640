import { Button } from '@mui/material';
import {
  ACTION_COLOR,
  isAccessibleActionColor,
  nearestActionColor,
} from '@five/shared/venue/brand/action-color.rules';
import { useInput } from 'ra-core';
import { useId } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { CodeInput } from '../../platform/tables/inputs/simple-inputs.tsx';
import { Section } from '../section.tsx';
import { BrandPreview } from './brand-preview.tsx';
import css from './brand-section.module.css';
import { LogoField } from './logo-field.tsx';

const COLOR = /^#[\da-f]{6}$/i;

/** The logo, and the color of buttons and marks with a preview by day and by night. */
export function BrandSection() {
  const t = useTypedTranslate();
  const { field } = useInput<{ actionColor: string }>({ source: 'actionColor' });
  const id = useId();
  const typed = String(field.value ?? '').trim();
  const color = COLOR.test(typed) ? typed.toLowerCase() : ACTION_COLOR;
  return (
    <Section id="brand" title={t('brand.title')} contents={t('contents.brand')}>
      <LogoField />
      <p className={css['help']}>{t('brand.color_help')}</p>
      <div className={css['fields']}>
        <label className={css['picker']} htmlFor={id}>
          {t('brand.pick')}
          <input
            id={id}
            type="color"
            value={color}
            onChange={({ target }) => field.onChange(target.value)}
          />
        </label>
        <CodeInput source="actionColor" label={t('brand.color')} />
        <Button variant="outlined" onClick={() => field.onChange(ACTION_COLOR)}>
          {t('brand.default_color')}
        </Button>
      </div>
      <Proposal color={color} onTake={field.onChange} />
      <BrandPreview color={nearestActionColor(color)} />
    </Section>
  );
}

/** The nearest color that can be used, while the chosen one cannot. */
function Proposal({ color, onTake }: { color: string; onTake: (color: string) => void }) {
  const t = useTypedTranslate();
  const nearest = nearestActionColor(color);
  return (
    <div className={css['proposal']} role="status">
      {!isAccessibleActionColor(color) && (
        <>
          <p>{t('brand.refused')}</p>
          <Button variant="outlined" onClick={() => onTake(nearest)}>
            <span className={css['swatch']} style={{ background: nearest }} />
            <span>
              {t('brand.take')} <bdi>{nearest}</bdi>
            </span>
          </Button>
        </>
      )}
    </div>
  );
}
