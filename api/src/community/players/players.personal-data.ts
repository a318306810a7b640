import { Injectable } from '@nestjs/common';
import { Files } from '../../platform/files/files.ts';
import { eraseOf } from '../../platform/personal-data/marked-rows.ts';
import { PersonalData } from '../../users/personal-data.ts';
import { PlayerBlock } from './player-block.entity.ts';

/**
 * Registers how blocks and public profiles are handled as personal data. An export lists the
 * blocked players. An erasure deletes the photo and the blocks.
 */
@Injectable()
export class PlayersPersonalData {
  constructor(personalData: PersonalData, files: Files) {
    personalData.register('players', {
      exports: { blocked: (tx, { userId }) => tx.query(BLOCKED, [userId]) },
      erase: [
        async (tx, { userId }) => {
          const [row] = await tx.query<{ photo: number | null }[]>(
            'select player_photo_id as photo from users where id = $1',
            [userId],
          );
          if (row && row.photo !== null) await files.release(tx, row.photo);
        },
        eraseOf(PlayerBlock),
      ],
    });
  }
}

const BLOCKED = `select u.reference, b.created_at as "createdAt" from player_blocks b
    join users u on u.id = b.blocked_id where b.blocker_id = $1 order by b.created_at`;
