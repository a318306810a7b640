import type { WaitRequest } from '@five/shared/waiting/waiting.requests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showAlert } from '../../../platform/messages/alerts.ts';
import { formatDayAt } from '../../../platform/texts/format-night.ts';
import { useIdempotencyKey } from '@five/client/api';
import { useLocale } from '../../../platform/texts/locale.ts';
import { TimeRange } from '../../../platform/texts/time-range.tsx';
import { Button } from '../../../ui/button.tsx';
import type { WaitlistSlot } from '../../grid/waitlist-slot.ts';
import type { ChoiceQuery } from '../../choice-query.ts';
import { useJoinWaitlist } from '../../waitlist.queries.ts';
import { type WaitingSquad, WaitlistSquad } from './waitlist-squad.tsx';
import { CloseButton } from './close-button.tsx';
import { useReplaceTabBar } from './choice-parts.tsx';
import { HoldExpiry } from '../board/hold-expiry.tsx';
import { asFailure, Refusal } from '../refusal.tsx';
import './choice-bar.css';
import './waitlist-bar.css';

interface Props {
  awaited: WaitlistSlot;
  onChoose: (change: Partial<ChoiceQuery>) => void;
}

const FLEXIBILITIES = ['anyPitch', 'flexible', 'otherLength'] as const;
type Flexibilities = Record<(typeof FLEXIBILITIES)[number], boolean>;

/**
 * Bar to join the waiting list of a taken slot: the alternatives that the player accepts, and the
 * submit button.
 */
export function WaitlistBar({ awaited, onChoose }: Props) {
  const { t } = useTranslation('waiting');
  const [would, setWould] = useState<Flexibilities>({
    anyPitch: awaited.full,
    flexible: false,
    otherLength: false,
  });
  const [squad, setSquad] = useState<WaitingSquad>(null);
  const { wait, busy, failure } = useWaitlistEntry();
  useReplaceTabBar();
  return (
    <section className="choice on-light" aria-label={t('bar.label')}>
      <div className="wrap choice-body">
        {failure && <Refusal failure={failure} onChoose={onChoose} />}
        <div className="choice-row wait-row">
          <Summary awaited={awaited} />
          <Button
            size="large"
            className="choice-go"
            busy={busy}
            onClick={() => wait({ ...inputOf(awaited, would), ...squad })}
          >
            {t('bar.submit')}
          </Button>
          <CloseButton
            label={t('bar.close')}
            onClose={() => onChoose({ startTime: null, pitch: null, wait: false })}
          />
        </div>
        <FlexibilityFields
          awaited={awaited}
          value={would}
          onChange={(change) => setWould((before) => ({ ...before, ...change }))}
        />
        <WaitlistSquad value={squad} onChange={setSquad} />
        <p className="choice-accept">{t('bar.how')}</p>
      </div>
    </section>
  );
}

interface FlexibilityProps {
  awaited: WaitlistSlot;
  value: Flexibilities;
  onChange: (change: Partial<Flexibilities>) => void;
}

function FlexibilityFields({ awaited, value, onChange }: FlexibilityProps) {
  const { t } = useTranslation('waiting');
  return (
    <fieldset className="wait-would">
      <legend>{t('bar.would')}</legend>
      {FLEXIBILITIES.filter((name) => name !== 'anyPitch' || awaited.full).map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={value[name]}
            onChange={({ currentTarget: { checked } }) => onChange({ [name]: checked })}
          />
          <span>
            {t(
              name === 'otherLength' ? `bar.otherLength.${awaited.durationMinutes}` : `bar.${name}`,
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Summary({ awaited: { slot, endTime, pitch } }: { awaited: WaitlistSlot }) {
  const { locale } = useLocale();
  return (
    <p className="choice-what" aria-live="polite">
      <span className="figure">
        <TimeRange startTime={slot.startTime} endTime={endTime} />
      </span>
      <span>
        {formatDayAt(slot.date, slot.startTime, locale, 'short')} · {pitch.name}{' '}
        {slot.heldUntil && <HoldExpiry until={slot.heldUntil} />}
      </span>
    </p>
  );
}

/**
 * Joins the waiting list, at most once per idempotency key. Then navigates to the list of own
 * bookings, which also contains the player's waiting list entries.
 */
function useWaitlistEntry() {
  const { t } = useTranslation('waiting');
  const { localize } = useLocale();
  const navigate = useNavigate();
  const wishes = useIdempotencyKey();
  const { mutateAsync, isPending, error } = useJoinWaitlist();
  const wait = (input: WaitRequest) =>
    void mutateAsync({ input, idempotencyKey: wishes.keyFor(input) }).then(
      async ({ data }) => {
        wishes.forget();
        await navigate(localize('/account/reservations/list'), { replace: true });
        showAlert({
          status: 'success',
          message: data.offer ? t('bar.yours') : t('bar.done', { rank: data.rank ?? 1 }),
        });
      },
      () => undefined,
    );
  return { wait, busy: isPending, failure: error && asFailure(error) };
}

function inputOf(
  { slot, endTime, pitch, full }: WaitlistSlot,
  { anyPitch, flexible, otherLength }: Flexibilities,
): WaitRequest {
  return {
    date: slot.date,
    startTime: slot.startTime,
    endTime,
    flexible,
    otherLength,
    ...(!(anyPitch && full) && { pitch: pitch.pitch }),
  };
}
