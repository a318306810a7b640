import type { CashSessionAnswer } from '@five/shared/payments/cash.contract';

/** What a page of the drawer is given by the page that leads to it. */
export interface CashPlace {
  /** The address of the payment that waits for the drawer. */
  payment: string | null;
  /** The drawer was of an earlier opening day when it was closed. */
  leftClosed: boolean;
}

/** Reads it from the state of the browser's history, which may hold anything. */
export function readCashPlace(state: unknown): CashPlace {
  const { payment, leftClosed } = (
    typeof state === 'object' && state !== null ? state : {}
  ) as Record<string, unknown>;
  const isOwn = typeof payment === 'string' && payment.startsWith('/') && !payment.startsWith('//');
  return { payment: isOwn ? payment : null, leftClosed: leftClosed === true };
}

/** Whether something comes next, before the report of the closed drawer. */
export const leadsOn = ({ payment, leftClosed }: CashPlace): boolean =>
  payment !== null || leftClosed;

export type WayOn = 'payment' | 'open_today' | 'see_today';

/**
 * What comes after the drawer of an earlier day: the payment that waited, and the drawer of today.
 */
export function waysOn(
  { payment, leftClosed }: CashPlace,
  open: Pick<CashSessionAnswer, 'ofEarlierDay'> | null | undefined,
): WayOn[] {
  const payments: WayOn[] = payment === null ? [] : ['payment'];
  if (!leftClosed || open === undefined) return payments;
  return [...payments, open === null ? 'open_today' : 'see_today'];
}

/** What a drawer that was left open waits for: its count, or after it its closing. */
export function leftStep({ countedAt }: Pick<CashSessionAnswer, 'countedAt'>): 'count' | 'close' {
  return countedAt === null ? 'count' : 'close';
}
