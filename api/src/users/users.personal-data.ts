import { Injectable } from '@nestjs/common';
import { exportOf } from '../platform/personal-data/marked-rows.ts';
import { Customer } from './customers/customer.entity.ts';
import { PersonalData } from './personal-data.ts';
import { UsersQueries } from './users.queries.ts';

/** Registers the export of the personal data in logins and customer records. */
@Injectable()
export class UsersPersonalData {
  constructor(personalData: PersonalData, users: UsersQueries) {
    const customers = exportOf(Customer);
    personalData.register('users', {
      exports: {
        account: (tx, { userId }) => users.whole(tx, userId),
        customer: async (tx, owner) => (await customers(tx, owner))[0],
      },
    });
  }
}
