import { Controller } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { type Origin, RequestOrigin } from '../request-origin.ts';
import { AccessLinkUse } from './access-link-use.service.ts';
import { AccessLinks } from './access-links.service.ts';

/** Endpoints of access links, for admins and for the holder of a link. */
@Controller()
export class AccessLinksController {
  constructor(
    private readonly links: AccessLinks,
    private readonly uses: AccessLinkUse,
  ) {}

  @Endpoint('GET users/{id}/access_link')
  state(@PathReference() reference: string) {
    return this.links.state(reference);
  }

  @Endpoint('POST users/{id}/access_link')
  async create(@CurrentCaller() caller: Caller, @PathReference() reference: string) {
    const token = await this.links.create(caller, reference);
    const link = await this.links.state(reference);
    return WriteResult.of('users.accessLinkCreated', { token, link });
  }

  @Endpoint('DELETE users/{id}/access_link')
  async end(@CurrentCaller() caller: Caller, @PathReference() reference: string) {
    await this.links.end(caller, reference);
    return WriteResult.of('users.accessLinkEnded', await this.links.state(reference));
  }

  @Endpoint('POST auth/field/access_link', { ignoresToken: true })
  async read(
    @RequestBody() { token }: BodyOf<'POST auth/field/access_link'>,
    @RequestOrigin() origin: Origin,
  ) {
    const { user, expiresAt } = await this.uses.account(token, origin);
    const { firstName, email } = user;
    return WriteResult.of('auth.accessLinkRead', {
      firstName,
      email,
      expiresAt: expiresAt.toISOString(),
    });
  }

  @Endpoint('POST auth/field/access_link/password', { ignoresToken: true })
  async setPassword(
    @RequestBody() body: BodyOf<'POST auth/field/access_link/password'>,
    @RequestOrigin() origin: Origin,
  ) {
    await this.uses.setPassword(body, origin);
    return WriteResult.done('auth.accessLinkUsed');
  }
}
