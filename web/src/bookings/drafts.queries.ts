import type { BodyOf } from '@five/shared/contract/call-types';
import { ApiFailure } from '@five/client/failure';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { startSession } from '../platform/requests/session.ts';
import { api } from '../platform/requests/api.ts';
import type { SiteMethod } from '../payments/components/method-toggle.tsx';
import { invalidate, ownBookingsQuery } from './bookings.queries.ts';
import { expireHeldSlot, type HeldSlot, storeHeldSlot } from './held-slot.ts';

/** A slot to hold, and how it is to be paid. */
export interface WishedSlot extends BodyOf<'POST booking_drafts'> {
  openingDay?: string;
  paymentMethod: SiteMethod;
}

/** Holds a slot without an account; the API releases the slot that this browser held before. */
export function useHoldSlot() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ openingDay, paymentMethod, ...body }: WishedSlot) => {
      const { data } = await api.post('booking_drafts', { body });
      const { date, startTime, endTime, pitch, totalCents, expiresAt } = data;
      const slot = { date, startTime, endTime, pitch, totalCents, expiresAt };
      storeHeldSlot({ ...slot, openingDay, paymentMethod, sent: null });
    },
    onSettled: () => invalidate(queryClient, 'availability'),
  });
}

/**
 * Releases the held slot, until the displayed day shows it as free. If the request fails, the slot
 * is free when its minutes have passed.
 */
export function useReleaseSlot() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete('booking_drafts/current'),
    onMutate: () => storeHeldSlot(null),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['availability'] }),
  });
}

const GONE = new Set(['NOT_FOUND', 'BOOKING_DRAFT_EXPIRED']);

/** Ends the hold on this device if the API no longer knows it, and throws the error again. */
export function endIfGone(error: unknown): never {
  if (error instanceof ApiFailure && GONE.has(error.code)) expireHeldSlot();
  throw error;
}

export const sendDraftCode = (body: BodyOf<'POST booking_drafts/current/code'>) =>
  api.post('booking_drafts/current/code', { body });

/** Enters the code, which books the held slot, and starts the session of the account. */
export function useConfirmDraft({ paymentMethod }: HeldSlot) {
  const queryClient = useQueryClient();
  return async ({ code }: BodyOf<'POST booking_drafts/current/confirm'>): Promise<string> => {
    const { token, user, booking } = await api.post('booking_drafts/current/confirm', {
      body: { code, paymentMethod },
    });
    queryClient.setQueryData(ownBookingsQuery(true).queryKey, undefined);
    storeHeldSlot(null);
    startSession({ token, fullName: user.fullName });
    invalidate(queryClient, 'bookings', 'availability', 'user');
    return booking.reference;
  };
}
