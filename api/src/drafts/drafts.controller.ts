import { Controller, Header, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { Locale } from '@five/shared/locales/locale';
import { type Origin, RequestOrigin } from '../auth/request-origin.ts';
import { DeviceCookie } from '../auth/sessions/device-cookie.ts';
import { CallerLocale } from '../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../platform/http/endpoint.ts';
import type { ApiRequest } from '../platform/http/request.ts';
import { UsersQueries } from '../users/users.queries.ts';
import { CurrentDrafts } from './current-drafts.ts';
import { DraftBookings } from './draft-bookings.service.ts';
import { DraftCookie } from './draft-cookie.ts';
import { HeldSlots } from './held-slots.service.ts';

/** Endpoints for bookings without an account. */
@Controller()
export class DraftsController {
  constructor(
    private readonly slots: HeldSlots,
    private readonly drafts: CurrentDrafts,
    private readonly bookings: DraftBookings,
    private readonly cookie: DraftCookie,
    private readonly devices: DeviceCookie,
    private readonly users: UsersQueries,
  ) {}

  @Endpoint('POST booking_drafts', { ignoresToken: true })
  async hold(
    @RequestBody() body: BodyOf<'POST booking_drafts'>,
    @Req() request: ApiRequest,
    @RequestOrigin() { address }: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const reference = await this.slots.hold(body, this.held(request), address);
    this.cookie.set(reply, reference);
    return WriteResult.of('drafts.held', await this.drafts.answer(reference));
  }

  @Endpoint('GET booking_drafts/current', { ignoresToken: true })
  @Header('cache-control', 'private, no-store')
  current(@Req() request: ApiRequest) {
    return this.drafts.answer(this.held(request));
  }

  @Endpoint('DELETE booking_drafts/current', { ignoresToken: true })
  async release(@Req() request: ApiRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.slots.release(this.held(request));
    this.cookie.clear(reply);
    return WriteResult.done('drafts.released');
  }

  @Endpoint('POST booking_drafts/current/code', { ignoresToken: true })
  async sendCode(
    @RequestBody() body: BodyOf<'POST booking_drafts/current/code'>,
    @Req() request: ApiRequest,
    @RequestOrigin() origin: Origin,
    @CallerLocale() locale: Locale,
  ) {
    const channel = await this.bookings.sendCode(this.held(request), body, origin, locale);
    const sentence = channel === 'email' ? 'drafts.codeSent' : 'drafts.codeSentToPhone';
    return WriteResult.done(sentence, { status: 'verifyCode', channel });
  }

  @Endpoint('POST booking_drafts/current/confirm', { ignoresToken: true })
  async confirm(
    @RequestBody() body: BodyOf<'POST booking_drafts/current/confirm'>,
    @Req() request: ApiRequest,
    @RequestOrigin() origin: Origin,
    @CallerLocale() locale: Locale,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { token, userId, booking } = await this.bookings.confirm(
      this.held(request),
      body,
      origin,
      locale,
    );
    this.devices.set(reply, origin.key);
    return WriteResult.of('drafts.booked', booking, {
      token,
      user: await this.users.ownAnswer(userId),
      booking,
    });
  }

  private held({ headers }: ApiRequest): string | null {
    return this.cookie.referenceIn(headers.cookie);
  }
}
