import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/settings.module.ts';
import { ContactController } from './contact.controller.ts';
import { ContactQueries } from './contact.queries.ts';
import { ContactService } from './contact.service.ts';
import { ContactStaffService } from './contact.staff.service.ts';

/** Contact messages of visitors. */
@Module({
  imports: [SettingsModule],
  controllers: [ContactController],
  providers: [ContactQueries, ContactService, ContactStaffService],
  exports: [ContactQueries],
})
export class ContactModule {}
