import type { CashSessionAnswer } from '@five/shared/payments/cash/cash.contract';
import { addDays } from '@five/shared/time/wall-time';
import { Checkbox, FormControlLabel } from '@mui/material';
import { IconCashRegister } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { todayUtc } from '@five/client/clock';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { readSession } from '../../platform/requests/session.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { Note } from '../../ui/note.tsx';
import { openDrawerQuery } from './cash.queries.ts';
import { unclosedDrawerStep } from './way-on.rules.ts';

/**
 * Refetch interval in milliseconds, so that a page left open overnight detects an unclosed session
 * of the previous day.
 */
const READ_EVERY_MS = 5 * 60_000;

/**
 * The open session if it belongs to an earlier opening day. It must be counted and closed before
 * further cash is received.
 */
export function useUnclosedDrawer(): CashSessionAnswer | null {
  const { data: drawer } = useQuery({ ...openDrawerQuery(), refetchInterval: READ_EVERY_MS });
  return drawer?.ofEarlierDay ? drawer : null;
}

interface UnclosedDrawerNoteProps {
  linked?: boolean;
  /**
   * Whether staff are taking a payment on this page. The link to the cash drawer then stores the
   * page's address, so that staff can return to the payment.
   */
  paying?: boolean;
}

/**
 * Warns that the session of an earlier day is not closed; shown wherever cash is about to be
 * received.
 */
export function UnclosedDrawerNote({ linked = true, paying = false }: UnclosedDrawerNoteProps) {
  const t = useTypedTranslate();
  const { pathname, search } = useLocation();
  const { shortDay } = useFormat();
  const drawer = useUnclosedDrawer();
  if (!drawer) return null;
  const isYesterday = addDays(drawer.day, 1) === todayUtc();
  const day = `\u2068${shortDay(drawer.day)}\u2069`;
  return (
    <Note tone="warning" icon={IconCashRegister} role="status">
      {t(`cash.left.${unclosedDrawerStep(drawer)}_${isYesterday ? 'yesterday' : 'earlier'}`, {
        day,
      })}{' '}
      {linked && (
        <Link to="/cash_sessions" state={paying ? { payment: pathname + search } : null}>
          {t(`cash.left.to_${unclosedDrawerStep(drawer)}`)}
        </Link>
      )}
    </Note>
  );
}

interface UnclosedDrawerConsentProps {
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
}

/**
 * Warns, before cash is moved, that the cash session of an earlier day is not closed. An admin can
 * confirm that the cash goes into that session.
 */
export function UnclosedDrawerConsent({ accepted, onAccept }: UnclosedDrawerConsentProps) {
  const t = useTypedTranslate();
  const { shortDay } = useFormat();
  const drawer = useUnclosedDrawer();
  const isAdmin = readSession()?.user.scope.includes('admin') ?? false;
  if (!drawer) return null;
  return (
    <>
      <UnclosedDrawerNote paying />
      {isAdmin && (
        <FormControlLabel
          control={
            <Checkbox checked={accepted} onChange={({ target }) => onAccept(target.checked)} />
          }
          label={t('cash.left_force', { day: `\u2068${shortDay(drawer.day)}\u2069` })}
        />
      )}
    </>
  );
}
