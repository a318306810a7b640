import type { TimeSpan } from '@five/shared/slots/slots.contract';
import { Button, IconButton } from '@mui/material';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { TimeTextField } from '../../platform/dates/date-text-field.tsx';
import css from '../section.module.css';

interface SpansInputProps {
  /** Name of the day. */
  label: string;
  /**
   * Whether the caller displays `label` itself. The component then does not display it, and uses it
   * only in the names of its fields for screen readers.
   */
  labelHidden?: boolean;
  spans: readonly TimeSpan[];
  onChange: (spans: TimeSpan[]) => void;
  /** More actions on the hours of the day. */
  children?: ReactNode;
}

const FIRST_SPAN: TimeSpan = { startTime: '09:00', endTime: '01:00' };

/** The hours of one day as any number of intervals; no interval means closed. */
export function SpansInput({
  label,
  labelHidden = false,
  spans,
  onChange,
  children,
}: SpansInputProps) {
  const t = useTypedTranslate();
  const named = (text: string) => (label === '' ? text : t('app.labelled', { label, name: text }));
  const change = (index: number, part: Partial<TimeSpan>) =>
    onChange(spans.map((span, at) => (at === index ? { ...span, ...part } : span)));
  return (
    <div className={css['day']}>
      {!labelHidden && <b>{label}</b>}
      {spans.length === 0 && <span>{t('venue.closed')}</span>}
      {spans.map(({ startTime, endTime }, index) => (
        <span key={index} className={css['span']}>
          <TimeTextField
            label={t('venue.opens')}
            named={named(t('venue.opens'))}
            value={startTime}
            onChange={(time) => change(index, { startTime: time })}
          />
          <TimeTextField
            label={t('venue.closes')}
            named={named(t('venue.closes'))}
            value={endTime}
            onChange={(time) => change(index, { endTime: time })}
          />
          <IconButton
            aria-label={named(t('venue.span_remove'))}
            onClick={() => onChange(spans.filter((_, at) => at !== index))}
          >
            <IconX aria-hidden size={18} />
          </IconButton>
        </span>
      ))}
      <Button
        size="small"
        aria-label={named(t('venue.span_add'))}
        startIcon={<IconPlus aria-hidden size={18} />}
        onClick={() => onChange([...spans, FIRST_SPAN])}
      >
        {t('venue.span_add')}
      </Button>
      {children}
    </div>
  );
}
