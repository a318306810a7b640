import { Module } from '@nestjs/common';
import { FieldCipher } from '../platform/config/field-cipher.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { AccountListeners } from './account-listeners.ts';
import { ContactsService } from './contacts.service.ts';
import { CustomersImport } from './customers/customers-import.service.ts';
import { CustomersImportStaffController } from './customers/customers-import.staff.controller.ts';
import { CustomersQueries } from './customers/customers.queries.ts';
import { CustomersService } from './customers/customers.service.ts';
import { CustomersStaffController } from './customers/customers.staff.controller.ts';
import { CustomersStaffService } from './customers/customers.staff.service.ts';
import { DeskNotices } from './desk-notices/desk-notices.ts';
import { DeskNoticesController } from './desk-notices/desk-notices.controller.ts';
import { DeskNoticesPersonalData } from './desk-notices/desk-notices.personal-data.ts';
import { DeskNoticeAnswers } from './desk-notices/desk-notice-answers.ts';
import { DeskNoticesQueries } from './desk-notices/desk-notices.queries.ts';
import { DeskNoticesService } from './desk-notices/desk-notices.service.ts';
import { ErasureService } from './erasure.service.ts';
import { AccountTraces } from './erasure/account-traces.ts';
import { ErasureBlockers } from './erasure/erasure-blockers.ts';
import { ConsoleAccounts } from './console-accounts.ts';
import { Invitations } from './invitations.service.ts';
import { CustomerMergeService } from './customers/customer-merge.service.ts';
import { LoginsService } from './logins.service.ts';
import { MailChoicesController } from './mail-choices/mail-choices.controller.ts';
import { MailChoicesService } from './mail-choices/mail-choices.service.ts';
import { PersonalData } from './personal-data.ts';
import { ProvenLogins } from './proven-logins.ts';
import { VerifiedPhones } from './verified-phones.ts';
import { PlayerRatings } from './player-ratings.ts';
import { ProfileService } from './profile.service.ts';
import { RecordCustomers } from './customers/record-customers.ts';
import { ReservedNames } from './reserved-names.ts';
import { CustomerTariff } from './tariffs/customer-tariff.ts';
import { TariffsQueries, TariffsService, TariffsStaffController } from './tariffs/tariffs.table.ts';
import { UsersQueries } from './users.queries.ts';
import { UsersPersonalData } from './users.personal-data.ts';
import { UserRecipients } from './users.recipients.ts';
import { UsersStaffController } from './users.staff.controller.ts';
import { UsersStaffService } from './users.staff.service.ts';
import { SecondFactorStore } from './second-factors/second-factor-store.ts';
import { SecondFactorRemoval } from './second-factors/second-factor-removal.ts';
import { InPersonVerificationService } from './verification/in-person-verification.service.ts';

/** Logins, customer records and their tariffs. */
@Module({
  imports: [SettingsModule],
  controllers: [
    CustomersImportStaffController,
    CustomersStaffController,
    DeskNoticesController,
    MailChoicesController,
    TariffsStaffController,
    UsersStaffController,
  ],
  providers: [
    AccountListeners,
    AccountTraces,
    ContactsService,
    CustomersImport,
    CustomersQueries,
    CustomersService,
    CustomersStaffService,
    DeskNotices,
    DeskNoticesPersonalData,
    DeskNoticeAnswers,
    DeskNoticesQueries,
    DeskNoticesService,
    ErasureBlockers,
    ErasureService,
    FieldCipher,
    ConsoleAccounts,
    InPersonVerificationService,
    Invitations,
    CustomerMergeService,
    LoginsService,
    MailChoicesService,
    PersonalData,
    PlayerRatings,
    ProfileService,
    ProvenLogins,
    VerifiedPhones,
    RecordCustomers,
    ReservedNames,
    SecondFactorRemoval,
    SecondFactorStore,
    CustomerTariff,
    TariffsQueries,
    TariffsService,
    UserRecipients,
    UsersPersonalData,
    UsersQueries,
    UsersStaffService,
  ],
  exports: [
    AccountListeners,
    ContactsService,
    CustomersQueries,
    CustomersService,
    DeskNoticesQueries,
    FieldCipher,
    ErasureService,
    LoginsService,
    PersonalData,
    PlayerRatings,
    ProfileService,
    ProvenLogins,
    RecordCustomers,
    ReservedNames,
    SecondFactorRemoval,
    SecondFactorStore,
    TariffsService,
    UsersQueries,
  ],
})
export class UsersModule {}
