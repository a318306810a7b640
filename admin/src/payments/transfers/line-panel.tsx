import type { AcceptBankLineInput, BankLineAnswer } from '@five/shared/payments/bank.contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, TextField } from '@mui/material';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useSay } from '../../platform/i18n.ts';
import { ReasonForm } from '../../platform/reason-form.tsx';
import { Refusal } from '../../platform/refusal.tsx';
import { useAct } from '../../platform/use-act.ts';
import { useFormat } from '../../platform/use-format.ts';
import { useSettled } from '../../platform/use-settled.ts';
import { Money } from '../../platform/when.tsx';
import css from './transfers.module.css';
import { dismissLine, owedQuery } from './transfers.queries.ts';

interface LinePanelProps {
  line: BankLineAnswer;
  onAccept: (target: AcceptBankLineInput) => void;
  onClose: () => void;
}

/** What else a line may be: something that is looked for, or nothing of ours. */
export function LinePanel({ line, onAccept, onClose }: LinePanelProps) {
  const say = useSay();
  const panel = useRef<HTMLDivElement>(null);
  const [filing, setFiling] = useState(false);
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    const next = stops[stops.findIndex((stop) => stop === document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1)];
    event.preventDefault();
    next?.focus();
  };
  if (filing) return <FileAway line={line} onBack={() => setFiling(false)} />;
  return (
    <div ref={panel} className={css['panel']} onKeyDown={steer}>
      <Found onAccept={onAccept} />
      <Button variant="outlined" onClick={() => setFiling(true)}>{say(line.state === 'to_give_back' ? 'transfer.given_back' : 'transfer.dismiss')}</Button>
      <Button variant="text" onClick={onClose}>{say('booking.keep')}</Button>
    </div>
  );
}

function Found({ onAccept }: Pick<LinePanelProps, 'onAccept'>) {
  const say = useSay();
  const { shortDay } = useFormat();
  const [q, setQ] = useState('');
  const asked = useSettled(q, 200);
  const { data, error, refetch } = useQuery({ ...owedQuery(asked), placeholderData: keepPreviousData });
  return (
    <>
      <TextField label={say('transfer.search')} value={q} onChange={({ target }) => setQ(target.value)} autoFocus helperText={data?.length === 0 ? say('transfer.none_found') : ' '} slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 100 } }} />
      <Refusal error={error} onRetry={refetch} />
      <ul>
        {data?.map(({ target, reference, customer, dueCents, date }) => (
          <li key={reference}>
            <button type="button" className={css['found']} onClick={() => onAccept(target)}>
              <bdi>{customer}</bdi> <bdi className="figures">{reference}</bdi> {date && <bdi>{shortDay(date)}</bdi>} <Money cents={dueCents} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function FileAway({ line, onBack }: { line: BankLineAnswer; onBack: () => void }) {
  const say = useSay();
  const { money } = useFormat();
  const act = useAct((reason: string) => dismissLine(line.reference, reason), () => say('transfer.dismissed'));
  return (
    <ReasonForm
      title={say(line.state === 'to_give_back' ? 'transfer.given_back' : 'transfer.dismiss')} help={say('transfer.dismiss_help', { amount: money(line.restCents) })}
      label={say('transfer.dismiss_reason')} submit={say('transfer.dismiss_submit')} act={act} onDone={onBack}
    />
  );
}
