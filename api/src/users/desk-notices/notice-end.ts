import { periodOf, wallOf } from '@five/shared/time/wall-time';

/** Parameters of messages about money or hours that the customer gets back. */
const GIVEN_BACK = ['refundCents', 'transferCents', 'returnedHours', 'expiredHours'];

/**
 * Wall time from which a message to a customer is obsolete: the end of the last match that it
 * names, or the former start of a moved match if that is later. Null if the message names no match,
 * or gives money or hours back, which the customer must know after the match too.
 */
export function endOfNotice(parameters: Record<string, unknown>): string | null {
  if (GIVEN_BACK.some((name) => Boolean(parameters[name]))) return null;
  const { startTime, endTime, wasDate, wasStartTime } = parameters;
  const date = parameters['lastDate'] ?? parameters['date'];
  if (!isText(date) || !isText(startTime) || !isText(endTime)) return null;
  const { end } = periodOf(date, startTime, endTime);
  const former = isText(wasDate) && isText(wasStartTime) ? wallOf(wasDate, wasStartTime) : end;
  return former > end ? former : end;
}

const isText = (value: unknown): value is string => typeof value === 'string';
