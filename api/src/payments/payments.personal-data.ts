import { Injectable } from '@nestjs/common';
import { PersonalData } from '../users/personal-data.ts';
import { BankLinesService } from './bank-lines.service.ts';

/**
 * Registers the erasure of the labels of bank lines that paid for a person's records or contain the
 * person's name. Payments are not erased.
 */
@Injectable()
export class PaymentsPersonalData {
  constructor(personalData: PersonalData, lines: BankLinesService) {
    personalData.register('payments', {
      erase: [
        (tx, { customerId }) => lines.eraseOf(tx, customerId),
        async (tx, { customerId }) => {
          const [customer] = await tx.query<{ name: string }[]>(
            'select full_name as name from customers where id = $1',
            [customerId],
          );
          if (customer) await lines.eraseNamed(tx, customer.name);
        },
      ],
    });
  }
}
