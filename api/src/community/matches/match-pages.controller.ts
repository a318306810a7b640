import { Controller, Header, Param, Res } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { Locale } from '@five/shared/locales/locale';
import type { FastifyReply } from 'fastify';
import {
  type Caller,
  CallerLocale,
  type CallerContext,
  CurrentCaller,
  CurrentContext,
  MaybeCaller,
} from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { CaptainTools } from './captain-tools.service.ts';
import { CookieHeader, GuestCookie } from './guest-cookie.ts';
import { MatchCalendars } from './match-calendars.ts';
import { MatchPagesQueries } from './match-pages.queries.ts';
import { OwnAnswers } from './own-answers.service.ts';
import { MatchPictures } from './previews/match-pictures.ts';

/** Endpoints of the match of a booking, for holders of its link. */
@Controller()
export class MatchPagesController {
  constructor(
    private readonly answers: OwnAnswers,
    private readonly tools: CaptainTools,
    private readonly queries: MatchPagesQueries,
    private readonly cookies: GuestCookie,
    private readonly calendars: MatchCalendars,
    private readonly pictures: MatchPictures,
  ) {}

  @Endpoint('GET matches/{token}')
  @Header('cache-control', 'private, no-store')
  async read(
    @Param('token') token: string,
    @MaybeCaller() caller: Caller | undefined,
    @CookieHeader() cookie: string | undefined,
    @CallerLocale() locale: Locale,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const device = this.cookies.deviceOf(cookie);
    const match = await this.queries.one(token, { caller, device }, locale);
    if (device.isNew) this.cookies.set(reply, device);
    return match;
  }

  @Endpoint('POST matches/{token}/answers')
  async answer(
    @Param('token') token: string,
    @RequestBody() body: BodyOf<'POST matches/{token}/answers'>,
    @MaybeCaller() caller: Caller | undefined,
    @CookieHeader() cookie: string | undefined,
    @CallerLocale() locale: Locale,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const by = { caller, device: this.cookies.deviceOf(cookie) };
    await this.answers.answer(token, { ...by, locale }, body);
    if (by.device.isNew) this.cookies.set(reply, by.device);
    return WriteResult.of('matchLinks.answered', await this.queries.one(token, by, locale));
  }

  @Endpoint('PUT matches/{token}/answers/{id}')
  async change(
    @Param() { token, id }: { token: string; id: string },
    @RequestBody() body: BodyOf<'PUT matches/{token}/answers/{id}'>,
    @CurrentContext() context: CallerContext,
    @CookieHeader() cookie: string | undefined,
  ) {
    await this.tools.changeAnswer(token, id, context.caller, body);
    return this.saved('changed', token, context, cookie);
  }

  @Endpoint('DELETE matches/{token}/answers/{id}')
  async remove(
    @Param() { token, id }: { token: string; id: string },
    @CurrentContext() context: CallerContext,
    @CookieHeader() cookie: string | undefined,
  ) {
    await this.tools.remove(token, id, context.caller);
    return this.saved('removed', token, context, cookie);
  }

  @Endpoint('POST matches/{token}/answers/order')
  async order(
    @Param('token') token: string,
    @RequestBody() body: BodyOf<'POST matches/{token}/answers/order'>,
    @CurrentContext() context: CallerContext,
    @CookieHeader() cookie: string | undefined,
  ) {
    await this.tools.order(token, context.caller, body);
    return this.saved('changed', token, context, cookie);
  }

  @Endpoint('PUT matches/{token}')
  async update(
    @Param('token') token: string,
    @RequestBody() body: BodyOf<'PUT matches/{token}'>,
    @CurrentContext() context: CallerContext,
    @CookieHeader() cookie: string | undefined,
  ) {
    await this.tools.update(token, context.caller, body);
    return this.saved('saved', token, context, cookie);
  }

  @Endpoint('POST matches/{token}/link')
  async renew(@Param('token') token: string, @CurrentCaller() caller: Caller) {
    return WriteResult.of('matchLinks.renewed', {
      path: await this.tools.renewLink(token, caller),
    });
  }

  @Endpoint('GET matches/{token}/calendar.ics')
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('cache-control', 'private, no-store')
  calendar(@Param('token') token: string, @CallerLocale() locale: Locale) {
    return this.calendars.of(token, locale);
  }

  @Endpoint('GET matches/{token}/preview.png')
  async preview(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const { bytes, etag } = await this.pictures.of(token);
    void reply.type('image/png').header('etag', etag);
    return bytes;
  }

  @Endpoint('GET matches/{token}/contacts')
  contacts(@Param('token') token: string, @CurrentCaller() caller: Caller) {
    return this.queries.contacts(token, caller);
  }

  private async saved(
    message: 'changed' | 'removed' | 'saved',
    token: string,
    { caller, locale }: CallerContext,
    cookie: string | undefined,
  ) {
    const by = { caller, device: this.cookies.deviceOf(cookie) };
    return WriteResult.of(`matchLinks.${message}`, await this.queries.one(token, by, locale));
  }
}
