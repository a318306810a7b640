import { Module } from '@nestjs/common';
import { UsersModule } from '../../users/users.module.ts';
import { Faces } from '../faces.ts';
import { BlocksController } from './blocks.controller.ts';
import { BlocksQueries } from './blocks.queries.ts';
import { BlocksService } from './blocks.service.ts';
import { PlayersController } from './players.controller.ts';
import { PlayersOwnData } from './players.own-data.ts';
import { PlayersQueries } from './players.queries.ts';

/** Public profiles of players, and blocks. */
@Module({
  imports: [UsersModule],
  controllers: [BlocksController, PlayersController],
  providers: [BlocksQueries, BlocksService, Faces, PlayersOwnData, PlayersQueries],
})
export class PlayersModule {}
