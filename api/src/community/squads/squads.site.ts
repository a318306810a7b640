import { Injectable } from '@nestjs/common';
import { SitePaths } from '../../platform/site/site-paths.ts';
import { SquadInvitationsQueries } from './squad-invitations.ts';

/** Registers the web pages by which players join squads. */
@Injectable()
export class SquadsSite {
  constructor(paths: SitePaths, queries: SquadInvitationsQueries) {
    paths.register('/s/:token', async ({ token = '' }) => {
      const title = await queries.nameOf(token);
      return title === null ? null : { title, isUnlisted: true };
    });
  }
}
