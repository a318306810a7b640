import { Injectable } from '@nestjs/common';
import { Proofs } from '../payments/proofs.service.ts';
import { eraseOf } from '../platform/personal-data/marked-rows.ts';
import { PersonalData } from '../users/personal-data.ts';
import { SubscriptionTransitions } from './subscription-transitions.ts';
import { SubscriptionStore } from './subscription-store.ts';
import { Subscription } from './subscription.entity.ts';

/**
 * Erases the data of a pack's owner. Files and texts are deleted, unpaid orders are cancelled, and
 * financial records remain.
 */
@Injectable()
export class PackErasure {
  constructor(
    personalData: PersonalData,
    proofs: Proofs,
    store: SubscriptionStore,
    transitions: SubscriptionTransitions,
  ) {
    personalData.register('packOrders', {
      erase: [
        async (tx, { customerId, reference }) => {
          for (const order of await store.lockOrders(tx, customerId))
            await transitions.apply(
              tx,
              order,
              { status: 'cancelled', orderExpiresAt: null },
              { actor: reference, act: 'subscription.cancel' },
            );
        },
        eraseOf(Subscription),
        (tx, { customerId }) => proofs.erase(tx, 'subscription', REFERENCES, customerId),
      ],
    });
  }
}

const REFERENCES = 'select reference from subscriptions where customer_id = $2';
