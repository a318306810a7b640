import { Controller } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, isStaff, MaybeCaller } from '../../platform/access/caller.ts';
import { ClientAddress } from '../../platform/http/client-address.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { CurrentPageView } from './page-viewed.ts';
import { PartnerViewsService } from './partner-views.service.ts';

/** API route at which the site's pages report which partner logos a visitor saw. */
@Controller()
export class PartnerViewsController {
  constructor(private readonly service: PartnerViewsService) {}

  /**
   * Counts the views of partner logos. Requests of robots, prefetching browsers, other sites and
   * staff get the same response, but nothing is counted for them.
   */
  @Endpoint('POST partner_views')
  async see(
    @RequestBody() { partners }: BodyOf<'POST partner_views'>,
    @CurrentPageView() looked: boolean,
    @MaybeCaller() caller: Caller | undefined,
    @ClientAddress() address: string,
  ) {
    if (looked && !isStaff(caller)) await this.service.count(partners, address);
    return WriteResult.of('partners.seen', null);
  }
}
