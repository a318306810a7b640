import { IconUserPlus } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { callerOf, customerInput, NOBODY, type Caller } from '../customers/caller.rules.ts';
import { CustomerFields } from '../customers/customer-fields.tsx';
import { Namesakes } from '../customers/namesakes.tsx';
import { useRecognised } from '../customers/use-recognised.ts';
import { ActForm } from '../platform/act-form.tsx';
import { failureOf } from '../platform/http.ts';
import { useSay } from '../platform/i18n.ts';
import { useIdempotencyKey } from '../platform/idempotency.ts';
import { useAct } from '../platform/use-act.ts';
import { Span } from '../platform/when.tsx';
import { Choice } from '../ui/choice.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import type { Slot } from './board.rules.ts';
import { joinLine } from './line.queries.ts';
import { wishesOf } from './line.rules.ts';

/** Adds a caller to the waiting list of a taken slot. */
export function JoinLine({ slot }: { slot: Slot }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const place = useFocusKept('button');
  return (
    <div ref={place}>
      {open ? (
        <JoinForm slot={slot} onDone={() => setOpen(false)} />
      ) : (
        <Button
          variant="outlined"
          startIcon={<IconUserPlus aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {say('join_line.button')}
        </Button>
      )}
    </div>
  );
}

function JoinForm({ slot, onDone }: { slot: Slot; onDone: () => void }) {
  const say = useSay();
  const wishes = wishesOf(slot);
  const [at, setAt] = useState('0');
  const [where, setWhere] = useState<'here' | 'any'>('here');
  const [caller, setCaller] = useState<Caller>(NOBODY);
  const [tried, setTried] = useState(false);
  const customer = customerInput(caller);
  const recognised = useRecognised(caller, setCaller);
  const input = {
    ...(wishes[Number(at)] ?? slot),
    ...(where === 'here' && { pitch: slot.pitch }),
    customer: customer ?? {},
  };
  const key = useIdempotencyKey(input);
  const act = useAct(
    () => joinLine(input, key),
    () => say('join_line.done', { name: caller.name }),
  );
  const join = () => customer !== null && act.mutate(undefined, { onSuccess: onDone });
  const send = () => {
    setTried(true);
    void recognised.check(join);
  };
  return (
    <ActForm
      title={say('join_line.title')}
      submit={say('join_line.submit')}
      act={{ ...act, isPending: act.isPending || recognised.looking }}
      onSubmit={send}
      onBack={onDone}
    >
      <CustomerFields
        caller={caller}
        onChange={setCaller}
        tried={tried}
        failure={failureOf(act.error)}
      />
      <Namesakes
        cards={recognised.cards}
        onKnown={(card) => setCaller(callerOf(card))}
        onNew={() => recognised.pass(join)}
      />
      {wishes.length > 1 && (
        <Choice
          label={say('join_line.hour')}
          value={at}
          onChange={setAt}
          options={wishes.map((wish, index) => ({
            value: String(index),
            label: <Span {...wish} />,
          }))}
        />
      )}
      <Choice
        label={say('join_line.where')}
        value={where}
        onChange={setWhere}
        options={[
          { value: 'here', label: say('join_line.here') },
          { value: 'any', label: say('line.any_pitch') },
        ]}
      />
    </ActForm>
  );
}
