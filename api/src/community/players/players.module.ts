import { Module } from '@nestjs/common';
import { UsersModule } from '../../users/users.module.ts';
import { AuthorPresenter } from '../author-presenter.ts';
import { PlayerBlocksController } from './player-blocks.controller.ts';
import { PlayerBlocksQueries } from './player-blocks.queries.ts';
import { PlayerBlocksService } from './player-blocks.service.ts';
import { PlayersController } from './players.controller.ts';
import { PlayersPersonalData } from './players.personal-data.ts';
import { PlayersQueries } from './players.queries.ts';

/** Public profiles of players, and blocks. */
@Module({
  imports: [UsersModule],
  controllers: [PlayerBlocksController, PlayersController],
  providers: [
    PlayerBlocksQueries,
    PlayerBlocksService,
    AuthorPresenter,
    PlayersPersonalData,
    PlayersQueries,
  ],
})
export class PlayersModule {}
