import { Injectable } from '@nestjs/common';
import { PersonalData } from '../users/personal-data.ts';
import { BankLinesService } from './bank-lines.service.ts';

/** Registers an erasure that removes bank texts about a person; payments remain. */
@Injectable()
export class PaymentsPersonalData {
  constructor(personalData: PersonalData, lines: BankLinesService) {
    personalData.registerErasure(async (tx, { customerId }) => {
      const [customer] = await tx.query<{ name: string }[]>(
        'select full_name as name from customers where id = $1',
        [customerId],
      );
      if (customer) await lines.eraseNamed(tx, customer.name);
    });
  }
}
