import { Injectable } from '@nestjs/common';
import { PersonalData } from './personal-data.ts';
import { UsersQueries } from './users.queries.ts';

/** Registers the export of the personal data in logins and customer records. */
@Injectable()
export class UsersPersonalData {
  constructor(personalData: PersonalData, users: UsersQueries) {
    personalData.register('account', (tx, { userId }) => users.whole(tx, userId));
    personalData.register('customer', async (tx, { customerId }) => {
      const [row] = await tx.query<unknown[]>(
        `select reference, full_name as "fullName", phone, created_at as "createdAt" from customers
          where id = $1`,
        [customerId],
      );
      return row;
    });
  }
}
