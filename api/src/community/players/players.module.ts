import { Module } from '@nestjs/common';
import { UsersModule } from '../../users/users.module.ts';
import { PlayersController } from './players.controller.ts';
import { PlayersOwnData } from './players.own-data.ts';
import { PlayersQueries } from './players.queries.ts';

/** The public faces of players. */
@Module({ imports: [UsersModule], controllers: [PlayersController], providers: [PlayersOwnData, PlayersQueries] })
export class PlayersModule {}
