import { Controller, Param } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { Locale } from '@five/shared/locales/locale';
import {
  type Caller,
  type CallerContext,
  CallerLocale,
  CurrentContext,
  MaybeCaller,
} from '../../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../../platform/http/endpoint.ts';
import { CookieHeader, GuestCookie } from '../guest-cookie.ts';
import { MatchPagesQueries } from '../match-pages.queries.ts';
import { MatchResultsService } from './match-results.service.ts';

/** Endpoints of the result of a match and of the votes for the player of the match. */
@Controller()
export class MatchResultsController {
  constructor(
    private readonly results: MatchResultsService,
    private readonly queries: MatchPagesQueries,
    private readonly cookies: GuestCookie,
  ) {}

  @Endpoint('PUT matches/{token}/result')
  async enter(
    @Param('token') token: string,
    @RequestBody() body: BodyOf<'PUT matches/{token}/result'>,
    @CurrentContext() { caller, locale }: CallerContext,
    @CookieHeader() cookie: string | undefined,
  ) {
    await this.results.enter(token, caller, body);
    const by = { caller, device: this.cookies.deviceOf(cookie) };
    return WriteResult.of('matchLinks.resultSaved', await this.queries.one(token, by, locale));
  }

  @Endpoint('POST matches/{token}/result/dispute')
  async dispute(
    @Param('token') token: string,
    @MaybeCaller() caller: Caller | undefined,
    @CookieHeader() cookie: string | undefined,
    @CallerLocale() locale: Locale,
  ) {
    const by = { caller, device: this.cookies.deviceOf(cookie) };
    await this.results.dispute(token, by);
    return WriteResult.of('matchLinks.disputed', await this.queries.one(token, by, locale));
  }

  @Endpoint('POST matches/{token}/votes')
  async vote(
    @Param('token') token: string,
    @RequestBody() body: BodyOf<'POST matches/{token}/votes'>,
    @MaybeCaller() caller: Caller | undefined,
    @CookieHeader() cookie: string | undefined,
    @CallerLocale() locale: Locale,
  ) {
    const by = { caller, device: this.cookies.deviceOf(cookie) };
    await this.results.vote(token, by, body);
    return WriteResult.of('matchLinks.voted', await this.queries.one(token, by, locale));
  }
}
