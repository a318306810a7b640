import { Injectable } from '@nestjs/common';
import { eraseOf, exportOf } from '../platform/personal-data/marked-rows.ts';
import { Customer } from './customers/customer.entity.ts';
import { PersonalData } from './personal-data.ts';
import { RecoveryCode } from './second-factors/recovery-code.entity.ts';
import { SecondFactor } from './second-factors/second-factor.entity.ts';
import { UsersQueries } from './users.queries.ts';

/**
 * Registers the export of the personal data in logins and customer records, and the erasure of
 * second factors.
 */
@Injectable()
export class UsersPersonalData {
  constructor(personalData: PersonalData, users: UsersQueries) {
    const customers = exportOf(Customer);
    personalData.register('users', {
      exports: {
        account: (tx, { userId }) => users.whole(tx, userId),
        customer: async (tx, owner) => (await customers(tx, owner))[0],
      },
      erase: [eraseOf(SecondFactor), eraseOf(RecoveryCode)],
    });
  }
}
