import type { CodeChannel, PhoneChannelName } from './channels.codes.ts';

const MOROCCAN_MOBILE = /^\+212[67]\d{8}$/;

/**
 * Whether codes are sent to this number. Only Moroccan mobile numbers get codes, because messages
 * to other countries cost many times as much and attract fraud.
 * @param phone in E.164 format
 */
export const isCodePhone = (phone: string): boolean => MOROCCAN_MOBILE.test(phone);

/**
 * Number of messages of a channel per day after which no code is sent, so that messages about
 * bookings still are.
 */
export const codeLimitOf = (dailyLimit: number): number => Math.floor(dailyLimit / 2);

/** Whether a code goes by a channel to a phone number. */
export const isPhoneWay = (channel: CodeChannel): channel is PhoneChannelName =>
  channel !== 'email';

/**
 * The channel of a code: the wanted one; without a wish mail for a person with an email, else the
 * first to numbers. Null: no configured channel sends it.
 */
export function codeChannelOf(
  { channel, email }: { channel?: CodeChannel | undefined; email: string | null },
  configured: readonly CodeChannel[],
): CodeChannel | null {
  const fits = (one: CodeChannel) =>
    channel === undefined ? isPhoneWay(one) || email !== null : one === channel;
  const usable = configured.filter(fits);
  return usable.find((one) => !isPhoneWay(one)) ?? usable[0] ?? null;
}
