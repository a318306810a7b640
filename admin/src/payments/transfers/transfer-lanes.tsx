import type { AcceptBankLineRequest } from '@five/shared/payments/bank/bank.requests';
import type { BankLineAnswer } from '@five/shared/payments/bank/bank.contract';
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { LoadMore } from '../../platform/page/load-more.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import cards from '../../ui/layouts/card-list.module.css';
import { type Lane, lanesOf } from './lanes.rules.ts';
import { TransferRow } from './transfer-row.tsx';
import css from './transfers.module.css';
import { acceptLine } from './transfers.queries.ts';

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const ROW = 'button[data-line]';

interface TransferLanesProps {
  /** The bank lines that are loaded so far. */
  lines: readonly BankLineAnswer[];
  total: number;
  list: ComponentProps<typeof LoadMore>['list'];
}

/**
 * Bank lines in groups. After a line is accepted, the focus moves to the next line. If a line is
 * removed, the focus moves to the line now at its position.
 */
export function TransferLanes({ lines, total, list: query }: TransferLanesProps) {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef(0);
  const focused = useRef<Element | null>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];
  /**
   * Current index of the focused line. It is looked up each time, because lines above may have been
   * removed since the focus was set.
   */
  const here = () =>
    rows().findIndex(
      (row) => row.closest('[data-row]') === document.activeElement?.closest('[data-row]'),
    );
  const go = (index: number) => {
    const all = rows();
    place.current = Math.max(0, Math.min(all.length - 1, index));
    all[place.current]?.focus();
  };
  const focusNext = () => go((here() < 0 ? place.current : here()) + 1);
  useEffect(() => {
    if (here() >= 0) place.current = here();
    if (document.activeElement === document.body && !focused.current?.isConnected)
      go(place.current);
  });
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    const index = rows().findIndex((row) => row === event.target);
    if (by === undefined || index < 0) return;
    event.preventDefault();
    go(index + by);
  };
  const note = ({ target }: FocusEvent) => {
    focused.current = target;
    place.current = Math.max(0, here());
  };
  return (
    <div ref={list} onKeyDown={step} onFocus={note}>
      {lanesOf(lines).map(({ lane, lines: own }, index, lanes) => (
        <LaneSection
          key={lane}
          lane={lane}
          lines={own}
          whole={index < lanes.length - 1 || lines.length === total}
          focusNext={focusNext}
        />
      ))}
      <LoadMore
        list={query}
        left={total - lines.length}
        onMore={() => requestAnimationFrame(() => go(lines.length))}
      />
    </div>
  );
}

interface LaneSectionProps {
  lane: Lane;
  lines: readonly BankLineAnswer[];
  /** Whether all bank lines of the group are loaded. */
  whole: boolean;
  focusNext: () => void;
}

function LaneSection({ lane, lines, whole, focusNext }: LaneSectionProps) {
  const t = useTypedTranslate();
  return (
    <section
      className={css['lane']}
      data-lane={lane}
      data-in-a-row={lane === 'exact' || undefined}
      aria-label={t(`transfer.lanes.${lane}`)}
    >
      <h2>
        {t(`transfer.lanes.${lane}`)}{' '}
        <bdi className="figures">
          {lines.length}
          {!whole && '+'}
        </bdi>
      </h2>
      <p>{t(`transfer.lane_help.${lane}`)}</p>
      <ul className={cards['list']}>
        {lines.map((line) => (
          <Line
            key={`${line.reference} ${line.payments.length}`}
            line={line}
            focusNext={focusNext}
          />
        ))}
      </ul>
    </section>
  );
}

function Line({ line, focusNext }: { line: BankLineAnswer; focusNext: () => void }) {
  const t = useTypedTranslate();
  const [open, setOpen] = useState(false);
  const act = useAction(
    (target: AcceptBankLineRequest) => acceptLine(line, target),
    () => t('transfer.accepted'),
  );
  const accept = (target: AcceptBankLineRequest) => {
    if (act.isPending || act.isSuccess) return;
    act.mutate(target);
    setOpen(false);
    focusNext();
  };
  return (
    <TransferRow
      line={line}
      open={open}
      onOpen={setOpen}
      accepted={act.isPending || act.isSuccess}
      error={act.error}
      onAccept={accept}
    />
  );
}
