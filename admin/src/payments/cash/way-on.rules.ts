import type { CashSessionAnswer } from '@five/shared/payments/cash/cash.contract';

/** Navigation state passed to the pages of the cash drawer. */
export interface CashPlace {
  /**
   * The address of the payment for which the drawer must be closed first; null if there is none.
   */
  payment: string | null;
  /** Whether the drawer that was closed belonged to an earlier opening day. */
  leftClosed: boolean;
}

/** Reads the navigation state from the browser's history state, which may contain any value. */
export function readCashPlace(state: unknown): CashPlace {
  const { payment, leftClosed } = (
    typeof state === 'object' && state !== null ? state : {}
  ) as Record<string, unknown>;
  const isInternalPath =
    typeof payment === 'string' && payment.startsWith('/') && !payment.startsWith('//');
  return { payment: isInternalPath ? payment : null, leftClosed: leftClosed === true };
}

/**
 * Whether another step comes before the download of the closed drawer's report: to finish the
 * pending payment, or to open or view today's drawer.
 */
export const hasNextStep = ({ payment, leftClosed }: CashPlace): boolean =>
  payment !== null || leftClosed;

export type NextStep = 'payment' | 'open_today' | 'see_today';

/**
 * The next steps that are offered after a drawer is closed. The pending payment comes first. If the
 * closed drawer belonged to an earlier day, today's drawer follows.
 */
export function nextSteps(
  { payment, leftClosed }: CashPlace,
  open: Pick<CashSessionAnswer, 'ofEarlierDay'> | null | undefined,
): NextStep[] {
  const payments: NextStep[] = payment === null ? [] : ['payment'];
  if (!leftClosed || open === undefined) return payments;
  return [...payments, open === null ? 'open_today' : 'see_today'];
}

/**
 * The next step for a drawer of an earlier day that was not closed: to count it, then to close it.
 */
export function unclosedDrawerStep({
  countedAt,
}: Pick<CashSessionAnswer, 'countedAt'>): 'count' | 'close' {
  return countedAt === null ? 'count' : 'close';
}
