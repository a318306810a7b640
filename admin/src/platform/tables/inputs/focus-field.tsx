import type { ImageAnswer } from '@five/shared/files/files.contract';
import { useInput } from 'ra-core';
import { useId, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useTypedTranslate } from '../../texts/i18n.ts';
import css from './focus-field.module.css';
import { pointAt, stepped, type FocusPoint } from './focus.rules.ts';

/** Aspect ratios (width / height) to which the site crops pictures. */
const RATIOS = { wide: '16 / 10', square: '1 / 1', tall: '4 / 5' } as const;
export type Crop = keyof typeof RATIOS;
/** A crop with a ratio of its own, named by where the site shows it. */
export interface OwnCrop {
  name: 'phone' | 'desktop' | 'site';
  ratio: string;
}

const cropOf = (crop: Crop | OwnCrop) =>
  typeof crop === 'string' ? { name: crop, ratio: RATIOS[crop] } : crop;

/** The focus point that is entered in the form, else the stored one. */
export function useFocusPoint(image: ImageAnswer | null) {
  const { field: x } = useInput<{ focusX?: number }>({ source: 'focusX' });
  const { field: y } = useInput<{ focusY?: number }>({ source: 'focusY' });
  const isNumber = (value: unknown) => typeof value === 'number';
  return {
    point: {
      x: isNumber(x.value) ? x.value : (image?.focusX ?? 50),
      y: isNumber(y.value) ? y.value : (image?.focusY ?? 50),
    },
    move: (to: FocusPoint | undefined) => (x.onChange(to?.x), y.onChange(to?.y)),
  };
}

interface FocusFieldProps {
  url: string;
  point: FocusPoint;
  crops: readonly (Crop | OwnCrop)[];
  onMove: (to: FocusPoint) => void;
}

/** The picture with its focus point, and previews of the crops. */
export function FocusField({ url, point, crops, onMove }: FocusFieldProps) {
  const t = useTypedTranslate();
  const help = useId();
  const moveTo = (event: MouseEvent) =>
    onMove(pointAt(event, event.currentTarget.getBoundingClientRect()));
  const grip = (event: PointerEvent) => {
    const isPoint =
      event.target !== event.currentTarget &&
      event.target instanceof Element &&
      event.target.matches('[role="slider"]');
    // Ignores a touch on the picture, which may be a scroll. Only a mouse or a touch on the point
    // starts a drag.
    if (event.pointerType !== 'mouse' && !isPoint) return;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
  };
  return (
    <div className={css['focus']}>
      <div
        className={css['whole']}
        dir="ltr"
        onClick={moveTo}
        onPointerDown={grip}
        onPointerMove={drag}
      >
        <img alt="" src={url} draggable={false} />
        <Point point={point} help={help} onMove={onMove} />
      </div>
      <ul className={css['crops']}>
        {crops.map(cropOf).map(({ name, ratio }) => (
          <li key={name}>
            <img
              alt=""
              src={url}
              style={{ aspectRatio: ratio, objectPosition: `${point.x}% ${point.y}%` }}
            />
            <small>{t(`focus.${name}`)}</small>
          </li>
        ))}
      </ul>
      <p id={help} className={css['help']}>
        {t('focus.help')}
      </p>
    </div>
  );
}

function Point({
  point,
  help,
  onMove,
}: {
  point: FocusPoint;
  help: string;
  onMove: (to: FocusPoint) => void;
}) {
  const t = useTypedTranslate();
  const press = (event: KeyboardEvent) => {
    const to = stepped(point, event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <span
      className={css['point']}
      role="slider"
      tabIndex={0}
      aria-label={t('focus.point')}
      aria-describedby={help}
      onKeyDown={press}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={point.x}
      aria-valuetext={t('focus.at', { ...point })}
      style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
    />
  );
}
