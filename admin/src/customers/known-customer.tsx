import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import type { HTMLAttributes } from 'react';
import { phoneText } from '../platform/format.ts';

/** A person as a line to choose from. */
export function KnownCustomer({ props, customer }: { props: HTMLAttributes<HTMLLIElement>; customer: CustomerAnswer }) {
  return (
    <li {...props}>
      <span>
        <bdi>
          <strong>{customer.fullName}</strong>
        </bdi>
        <br />
        {customer.phone && <bdi dir="ltr">{phoneText(customer.phone)}</bdi>}
      </span>
    </li>
  );
}
