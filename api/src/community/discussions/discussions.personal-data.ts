import { Injectable } from '@nestjs/common';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { eraseOf, exportOf } from '../../platform/personal-data/marked-rows.ts';
import { PersonalData } from '../../users/personal-data.ts';
import { AuthorPresenter } from '../author-presenter.ts';
import { DiscussionLike } from './discussion-like.entity.ts';
import { Discussion } from './discussion.entity.ts';
import { mentionsIn } from './mentions.ts';
import { ReplyLike } from './reply-like.entity.ts';
import { Reply } from './reply.entity.ts';

/**
 * Registers how public posts are handled as personal data. An export contains the user's threads
 * and replies. An erasure deletes the user's likes; the posts remain without an author.
 */
@Injectable()
export class DiscussionsPersonalData {
  constructor(personalData: PersonalData, outbox: Outbox, authors: AuthorPresenter) {
    personalData.register('discussions', {
      exports: { discussions: exportOf(Discussion), replies: exportOf(Reply) },
      erase: [
        async (tx, { userId }) => {
          const posts = await tx.query<{ reference: string }[]>(POSTS, [userId]);
          await outbox.amend(
            tx,
            posts.map(({ reference }) => mentionsIn(reference)),
            { from: authors.formerTexts() },
          );
        },
        eraseOf(DiscussionLike),
        eraseOf(ReplyLike),
      ],
    });
  }
}

const POSTS = `select reference from discussions where author_id = $1 union all select reference
  from replies
    where author_id = $1`;
