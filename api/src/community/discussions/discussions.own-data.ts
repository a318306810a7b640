import { Injectable } from '@nestjs/common';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { OwnData } from '../../users/own-data.ts';
import { Faces } from '../faces.ts';
import { mentionsIn } from './mentions.ts';

/**
 * Personal data in public posts: a copy for the owner; after an erasure posts remain without an
 * author.
 */
@Injectable()
export class DiscussionsOwnData {
  constructor(ownData: OwnData, outbox: Outbox, faces: Faces) {
    ownData.register('discussions', (tx, { userId }) => tx.query(OPENED, [userId]));
    ownData.register('replies', (tx, { userId }) => tx.query(REPLIED, [userId]));
    ownData.registerErasure(async (tx, { userId }) => {
      const posts = await tx.query<{ reference: string }[]>(POSTS, [userId]);
      await outbox.amend(
        tx,
        posts.map(({ reference }) => mentionsIn(reference)),
        { from: faces.formerTexts() },
      );
      await tx.query('delete from discussion_likes where user_id = $1', [userId]);
      await tx.query('delete from reply_likes where user_id = $1', [userId]);
    });
  }
}

const POSTS =
  'select reference from discussions where author_id = $1 union all select reference from replies where author_id = $1';
const OPENED =
  'select reference, title, message, created_at as "createdAt" from discussions where author_id = $1 order by id';
const REPLIED = `select r.reference, d.reference as discussion, r.message, r.created_at as "createdAt"
  from replies r join discussions d on d.id = r.discussion_id where r.author_id = $1 order by r.id`;
