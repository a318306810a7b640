import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/access/caller.ts';
import { Endpoint, WriteResult } from '../../../platform/http/endpoint.ts';
import { SentFile, type Upload } from '../../../platform/http/uploads/upload.ts';
import { LogoService } from './logo.service.ts';
import { logoAnswer, VenueLogos } from './venue-logos.ts';

@Controller()
export class LogoController {
  constructor(
    private readonly service: LogoService,
    private readonly logos: VenueLogos,
  ) {}

  @Endpoint('PUT venue/logo')
  async replace(@CurrentCaller() caller: Caller, @SentFile() file: Upload | null) {
    await this.service.replace(caller, file);
    const logo = await this.logos.current();
    return WriteResult.of('venue.logoSaved', logo && logoAnswer(logo));
  }

  @Endpoint('DELETE venue/logo')
  async remove(@CurrentCaller() caller: Caller) {
    await this.service.remove(caller);
    return WriteResult.done('venue.logoRemoved');
  }
}
