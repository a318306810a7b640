import { Injectable } from '@nestjs/common';
import { Files } from '../../platform/files/files.ts';
import { OwnData } from '../../users/own-data.ts';

/** A player's photo goes with the player. */
@Injectable()
export class PlayersOwnData {
  constructor(ownData: OwnData, files: Files) {
    ownData.registerErasure(async (tx, { userId }) => {
      const [row] = await tx.query<{ photo: number | null }[]>('select player_photo_id as photo from users where id = $1', [userId]);
      if (row && row.photo !== null) await files.release(tx, row.photo);
    });
  }
}
