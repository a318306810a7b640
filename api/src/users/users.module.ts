import { Module } from '@nestjs/common';
import { CustomersService } from './customers.service.ts';
import { UserRecipients } from './users.recipients.ts';

/** Logins, and the customers that the desk deals with. */
@Module({
  providers: [CustomersService, UserRecipients],
  exports: [CustomersService],
})
export class UsersModule {}
