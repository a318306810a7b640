import { useQuery } from '@tanstack/react-query';
import { WriteButton } from '../users/write-button.tsx';
import { customerQuery } from './customers.queries.ts';

/** Link to the conversation with a customer, who needs an account for it. */
export function WriteToCustomer({ customer }: { customer: string }) {
  const { data: card } = useQuery(customerQuery(customer));
  return card?.user ? <WriteButton player={card.user} /> : null;
}
