import { Module } from '@nestjs/common';
import { BookingsModule } from '../../../bookings/bookings.module.ts';
import { SubscriptionsModule } from '../../../subscriptions/subscriptions.module.ts';
import { AuthorPresenter } from '../../author-presenter.ts';
import { MatchShares } from './match-shares.ts';
import { MatchSharesQueries } from './match-shares.queries.ts';
import { SharePayments } from './share-payments.ts';
import { SharesQueries } from './shares.queries.ts';
import { SharesStaffController } from './shares.staff.controller.ts';

/** The shares of the price of a booking, which its players pay separately. */
@Module({
  imports: [BookingsModule, SubscriptionsModule],
  controllers: [SharesStaffController],
  providers: [AuthorPresenter, MatchShares, MatchSharesQueries, SharePayments, SharesQueries],
  exports: [MatchShares, MatchSharesQueries, SharePayments, SharesQueries],
})
export class MatchSharesModule {}
