import { Controller, Header, Param } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import {
  type Caller,
  type CallerContext,
  CallerLocale,
  CurrentContext,
  MaybeCaller,
} from '../../platform/access/caller.ts';
import { Endpoint, WriteResult } from '../../platform/http/endpoint.ts';
import { SquadInvitations, SquadInvitationsQueries } from './squad-invitations.ts';
import { SquadsQueries } from './squads.queries.ts';

/** Endpoints of squads for holders of their link. */
@Controller()
export class SquadLinksController {
  constructor(
    private readonly invitations: SquadInvitations,
    private readonly queries: SquadInvitationsQueries,
    private readonly squads: SquadsQueries,
  ) {}

  @Endpoint('GET squad_links/{token}')
  @Header('cache-control', 'private, no-store')
  read(
    @Param('token') token: string,
    @MaybeCaller() caller: Caller | undefined,
    @CallerLocale() locale: Locale,
  ) {
    return this.queries.one(token, caller, locale);
  }

  @Endpoint('POST squad_links/{token}/join')
  async join(@Param('token') token: string, @CurrentContext() context: CallerContext) {
    const squad = await this.invitations.join(token, context.caller);
    return WriteResult.of('squads.joined', await this.squads.one(squad, context));
  }
}
