import { Controller, Param } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type CallerContext, CurrentContext } from '../../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../../platform/http/endpoint.ts';
import { CookieHeader, GuestCookie } from '../guest-cookie.ts';
import { MatchPagesQueries } from '../match-pages.queries.ts';
import { SeatNoShows } from './seat-no-shows.service.ts';

/** Endpoint with which staff record the no-shows of seats. */
@Controller()
export class SeatNoShowsController {
  constructor(
    private readonly seats: SeatNoShows,
    private readonly queries: MatchPagesQueries,
    private readonly cookies: GuestCookie,
  ) {}

  @Endpoint('POST matches/{token}/answers/{id}/no-show')
  async mark(
    @Param() { token, id }: { token: string; id: string },
    @RequestBody() { noShow = true }: BodyOf<'POST matches/{token}/answers/{id}/no-show'>,
    @CurrentContext() { caller, locale }: CallerContext,
    @CookieHeader() cookie: string | undefined,
  ) {
    await this.seats.mark(token, id, caller, noShow);
    const by = { caller, device: this.cookies.deviceOf(cookie) };
    return WriteResult.of('matchLinks.changed', await this.queries.one(token, by, locale));
  }
}
