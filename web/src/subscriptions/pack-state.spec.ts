import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { isFrozen, todoOf } from './pack-state.ts';

// Only the fields that the state depends on.
const packWith = (changes: Partial<SubscriptionAnswer> = {}) =>
  ({
    status: 'active',
    paymentMethod: 'cash',
    dueCents: 0,
    remainingHours: 5,
    remainingMinutes: 0,
    frozen: false,
    frozenReason: null,
    underReview: false,
    ...changes,
  }) as SubscriptionAnswer;

describe('the next step of the owner of a pack', () => {
  it.each<[Partial<SubscriptionAnswer>, string]>([
    [{}, 'active'],
    [{ remainingHours: 0 }, 'used'],
    [{ remainingHours: 0, remainingMinutes: 6 }, 'active'],
    [{ status: 'pending' }, 'cash'],
    [{ status: 'pending', paymentMethod: 'transfer' }, 'transfer'],
    [{ status: 'pending', paymentMethod: 'transfer', underReview: true }, 'review'],
    [{ status: 'pending', remainingHours: 0 }, 'cash'],
    [{ status: 'expired', remainingHours: 0 }, 'expired'],
    [{ status: 'cancelled' }, 'cancelled'],
    [{ frozen: true, frozenReason: 'Équipe suspendue' }, 'frozen'],
    [{ frozen: true, frozenReason: 'Équipe suspendue', dueCents: 100 }, 'frozen'],
    [{ frozen: true, dueCents: 100 }, 'frozenDue'],
    [{ frozen: true }, 'frozen'],
    [{ frozen: true, remainingHours: 0 }, 'frozen'],
  ])('with %j is %s', (changes, todo) => {
    expect(todoOf(packWith(changes))).toBe(todo);
  });

  it('is not to wait for a thaw once the pack has ended or before it is paid', () => {
    expect(isFrozen(packWith({ frozen: true }))).toBe(true);
    expect(isFrozen(packWith({ frozen: true, status: 'expired' }))).toBe(false);
    expect(todoOf(packWith({ frozen: true, status: 'pending' }))).toBe('cash');
  });
});
