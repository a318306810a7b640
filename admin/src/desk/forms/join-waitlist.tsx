import { IconUserPlus } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { CallerFields } from '../../customers/caller/caller-fields.tsx';
import { useCallerForm } from '../../customers/caller/use-caller-form.ts';
import { ActionForm } from '../../platform/forms/action-form.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useIdempotencyKey } from '@five/client/api';
import { useAction } from '../../platform/requests/use-action.ts';
import { Span } from '../../platform/texts/formatted.tsx';
import { Choice } from '../../ui/choice.tsx';
import { useFocusRestore } from '../../ui/focus.ts';
import type { Slot } from '../board/board.rules.ts';
import { joinWaitlist } from '../waitlist/waitlist.queries.ts';
import { wantedPeriodsOf } from '../waitlist/waitlist.rules.ts';

/** Form that adds a caller to the waiting list of a taken slot. */
export function JoinWaitlist({ slot }: { slot: Slot }) {
  const t = useTypedTranslate();
  const [open, setOpen] = useState(false);
  const place = useFocusRestore('button');
  return (
    <div ref={place}>
      {open ? (
        <JoinWaitlistForm slot={slot} onDone={() => setOpen(false)} />
      ) : (
        <Button
          variant="outlined"
          startIcon={<IconUserPlus aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('join_line.button')}
        </Button>
      )}
    </div>
  );
}

function JoinWaitlistForm({ slot, onDone }: { slot: Slot; onDone: () => void }) {
  const t = useTypedTranslate();
  const wishes = wantedPeriodsOf(slot);
  const [at, setAt] = useState('0');
  const [where, setWhere] = useState<'here' | 'any'>('here');
  const form = useCallerForm();
  const { caller, customer } = form;
  const input = {
    ...(wishes[Number(at)] ?? slot),
    ...(where === 'here' && { pitch: slot.pitch }),
    customer: customer ?? {},
  };
  const keys = useIdempotencyKey();
  const act = useAction(
    () => keys.send(input, (key) => joinWaitlist(input, key)),
    () => t('join_line.done', { name: caller.name }),
  );
  const join = () => customer !== null && act.mutate(undefined, { onSuccess: onDone });
  return (
    <ActionForm
      title={t('join_line.title')}
      submit={t('join_line.submit')}
      act={{ ...act, isPending: act.isPending || form.matching.looking }}
      onSubmit={() => form.submit(join)}
      onBack={onDone}
    >
      <CallerFields form={form} error={act.error} onNew={join} />
      {wishes.length > 1 && (
        <Choice
          label={t('join_line.hour')}
          value={at}
          onChange={setAt}
          options={wishes.map((wish, index) => ({
            value: String(index),
            label: <Span {...wish} />,
          }))}
        />
      )}
      <Choice
        label={t('join_line.where')}
        value={where}
        onChange={setWhere}
        options={[
          { value: 'here', label: t('join_line.here') },
          { value: 'any', label: t('line.any_pitch') },
        ]}
      />
    </ActionForm>
  );
}
