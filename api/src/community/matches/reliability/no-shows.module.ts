import { Module } from '@nestjs/common';
import { BookingsModule } from '../../../bookings/bookings.module.ts';
import { NoShowDisputeStore } from './no-show-dispute-store.ts';
import { NoShowDisputesController } from './no-show-disputes.controller.ts';
import { NoShowDisputes } from './no-show-disputes.queries.ts';
import { NoShowDisputesService } from './no-show-disputes.service.ts';
import { NoShowFollowings } from './no-show-followings.ts';
import { NoShowSettlements } from './no-show-settlements.service.ts';
import { SeatNoShowStore } from './seat-no-show-store.ts';

/** Messages about no-shows, and their disputes by players. */
@Module({
  imports: [BookingsModule],
  controllers: [NoShowDisputesController],
  providers: [
    NoShowDisputeStore,
    NoShowDisputes,
    NoShowDisputesService,
    NoShowFollowings,
    NoShowSettlements,
    SeatNoShowStore,
  ],
  exports: [NoShowDisputes, SeatNoShowStore],
})
export class NoShowsModule {}
