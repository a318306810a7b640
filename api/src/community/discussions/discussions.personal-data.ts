import { Injectable } from '@nestjs/common';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { PersonalData } from '../../users/personal-data.ts';
import { AuthorPresenter } from '../author-presenter.ts';
import { mentionsIn } from './mentions.ts';

/**
 * Registers how public posts are handled as personal data. An export contains the user's threads
 * and replies. An erasure deletes the user's likes; the posts remain without an author.
 */
@Injectable()
export class DiscussionsPersonalData {
  constructor(personalData: PersonalData, outbox: Outbox, authors: AuthorPresenter) {
    personalData.register('discussions', (tx, { userId }) => tx.query(OPENED, [userId]));
    personalData.register('replies', (tx, { userId }) => tx.query(REPLIED, [userId]));
    personalData.registerErasure(async (tx, { userId }) => {
      const posts = await tx.query<{ reference: string }[]>(POSTS, [userId]);
      await outbox.amend(
        tx,
        posts.map(({ reference }) => mentionsIn(reference)),
        { from: authors.formerTexts() },
      );
      await tx.query('delete from discussion_likes where user_id = $1', [userId]);
      await tx.query('delete from reply_likes where user_id = $1', [userId]);
    });
  }
}

const POSTS = `select reference from discussions where author_id = $1 union all select reference
  from replies
    where author_id = $1`;
const OPENED = `select reference, title, message, created_at as "createdAt" from discussions
  where author_id = $1
    order by id`;
const REPLIED = `select r.reference, d.reference as discussion, r.message, r.created_at as
  "createdAt"
  from replies r join discussions d on d.id = r.discussion_id where r.author_id = $1 order by r.id`;
