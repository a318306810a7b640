import { Injectable } from '@nestjs/common';
import { isReference, REFERENCE_PREFIXES } from '@five/shared/references/reference';
import { Translator } from '../../platform/i18n/translator.ts';
import { SitePaths } from '../../platform/site/site-paths.ts';
import { SquadInvitationsQueries } from './squad-invitations.ts';

/** Registers the web pages of squads: those by which players join, and those of members. */
@Injectable()
export class SquadsSite {
  constructor(paths: SitePaths, queries: SquadInvitationsQueries, translator: Translator) {
    paths.register('/s/:token', async ({ token = '' }) => {
      const title = await queries.nameOf(token);
      return title === null ? null : { title, isUnlisted: true };
    });
    // The page itself loads the squad, which only its members may read.
    paths.register('/account/squads/:reference', async ({ reference = '' }, locale) =>
      isReference(REFERENCE_PREFIXES.squad, reference)
        ? {
            title: translator.translate(locale, 'messages', 'squads.pageTitle'),
            isUnlisted: true,
          }
        : null,
    );
  }
}
