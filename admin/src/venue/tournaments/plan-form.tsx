import type { Texts } from '@five/shared/locales/locale';
import type { PitchAnswer } from '@five/shared/slots/slots.contract';
import type { StaffTournamentAnswer } from '@five/shared/tournaments/tournaments.contract';
import type { PlanRequest } from '@five/shared/tournaments/tournaments.requests';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { ActionForm } from '../../platform/forms/action-form.tsx';
import { useIdempotencyKey } from '@five/client/api';
import { DateTextField, TimeTextField } from '../../platform/dates/date-text-field.tsx';
import { pitchesQuery } from '../../platform/requests/venue.queries.ts';
import css from './tournament-actions.module.css';
import { planTournament } from './tournament.queries.ts';
import { useEditionAction } from './use-edition-action.ts';

type PlanWindow = Omit<PlanRequest, 'pitches'>;

/** Form with time window and pitches for the schedule that the API generates. */
export function PlanForm({
  edition,
  onDone,
}: {
  edition: StaffTournamentAnswer<Texts>;
  onDone: () => void;
}) {
  const t = useTypedTranslate();
  const { data: pitches = [] } = useQuery(pitchesQuery());
  const [window, setWindow] = useState<PlanWindow>({
    from: edition.from,
    to: edition.to,
    startTime: '18:00',
    endTime: '23:00',
    matchMinutes: 20,
    pauseMinutes: 10,
  });
  const [excluded, setExcluded] = useState<readonly string[]>([]);
  const chosen = pitches
    .filter(({ active, reference }) => active && !excluded.includes(reference))
    .map(({ reference }) => reference);
  const input = { ...window, pitches: chosen };
  const keys = useIdempotencyKey();
  const act = useEditionAction(
    () => keys.send(input, (key) => planTournament(edition.id, input, key)),
    () => t('draw.planned'),
    onDone,
  );
  return (
    <ActionForm
      title={t('draw.plan_title')}
      submit={t('draw.plan_submit')}
      act={act}
      disabled={chosen.length === 0}
      onSubmit={() => act.mutate()}
      onBack={onDone}
    >
      <p>{t('draw.plan_help')}</p>
      <WindowFields window={window} onChange={setWindow} />
      <PitchChoice pitches={pitches} excluded={excluded} onChange={setExcluded} />
    </ActionForm>
  );
}

interface WindowFieldsProps {
  window: PlanWindow;
  onChange: (window: PlanWindow) => void;
}

function WindowFields({ window, onChange }: WindowFieldsProps) {
  const t = useTypedTranslate();
  const change = (field: keyof PlanWindow) => (value: string) =>
    onChange({ ...window, [field]: value });
  const count = (field: 'matchMinutes' | 'pauseMinutes') => (value: string) =>
    onChange({ ...window, [field]: Number(value) });
  return (
    <div className={css['fields']}>
      <DateTextField label={t('draw.from')} value={window.from} onChange={change('from')} />
      <DateTextField label={t('draw.to')} value={window.to} onChange={change('to')} />
      <TimeTextField
        label={t('draw.start')}
        value={window.startTime}
        onChange={change('startTime')}
      />
      <TimeTextField label={t('draw.end')} value={window.endTime} onChange={change('endTime')} />
      <Minutes
        label={t('draw.minutes')}
        value={window.matchMinutes}
        onChange={count('matchMinutes')}
      />
      <Minutes
        label={t('draw.pause')}
        value={window.pauseMinutes}
        onChange={count('pauseMinutes')}
      />
    </div>
  );
}

interface PitchChoiceProps {
  pitches: readonly PitchAnswer[];
  /** References of the pitches that staff have deselected; the schedule does not use them. */
  excluded: readonly string[];
  onChange: (left: readonly string[]) => void;
}

function PitchChoice({ pitches, excluded, onChange }: PitchChoiceProps) {
  const t = useTypedTranslate();
  return (
    <fieldset className={css['pitches']}>
      <legend>{t('draw.pitches')}</legend>
      {pitches
        .filter(({ active }) => active)
        .map(({ reference, name }) => (
          <FormControlLabel
            key={reference}
            label={<bdi>{name}</bdi>}
            control={
              <Checkbox
                checked={!excluded.includes(reference)}
                onChange={() =>
                  onChange(
                    excluded.includes(reference)
                      ? excluded.filter((one) => one !== reference)
                      : [...excluded, reference],
                  )
                }
              />
            }
          />
        ))}
    </fieldset>
  );
}

function Minutes({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: string) => void;
}) {
  return (
    <TextField
      label={label}
      type="number"
      margin="dense"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { min: 0, max: 120, inputMode: 'numeric' },
        inputLabel: { shrink: true },
      }}
    />
  );
}
