import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import { CreateTariffRequest, UpdateTariffRequest } from '@five/shared/pricings/pricings.requests';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { Written } from '../platform/http/written.ts';
import type { ListSpec } from '../platform/lists/list-spec.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { Lists } from '../platform/lists/lists.ts';
import { type Reader, TextReader } from '../platform/texts/reader.ts';
import { tariffAnswer, TariffsService } from './tariffs.service.ts';

/** The price lists that an admin gives to customers. */
@Controller('tariffs')
export class TariffsStaffController {
  constructor(private readonly service: TariffsService, private readonly lists: Lists) {}

  @Get()
  @Allow('tariffs.read')
  async list(@Query() query: RawQuery, @TextReader() reader: Reader) {
    return (await this.lists.read<{ reference: string; name: Texts }>(LIST, query)).map((row) => tariffAnswer(row, reader));
  }

  @Post()
  @Allow('tariffs.create')
  async create(@CurrentCaller() caller: Caller, @Body() body: CreateTariffRequest, @TextReader() reader: Reader) {
    return Written.of('tariffs.created', tariffAnswer(await this.service.create(caller, body), reader));
  }

  @Put(':reference')
  @Allow('tariffs.update')
  async update(@CurrentCaller() caller: Caller, @PathReference() code: string, @Body() body: UpdateTariffRequest, @TextReader() reader: Reader) {
    return Written.of('tariffs.updated', tariffAnswer(await this.service.update(caller, code, body), reader));
  }

  @Delete(':reference')
  @Allow('tariffs.delete')
  async remove(@CurrentCaller() caller: Caller, @PathReference() code: string, @Query() query: RawQuery, @TextReader() reader: Reader) {
    await this.service.remove(caller, code);
    return Written.of('tariffs.deleted', (await this.list(query, reader)).rows);
  }
}

const LIST: ListSpec = {
  name: 'tariffs',
  select: 'select t.reference, t.name from tariffs t',
  fields: { id: { sql: 't.reference', kind: 'text' } },
  search: ['lower(t.reference)', 't.name::text'],
  sort: { id: 't.reference', reference: 't.reference', name: "t.name ->> 'fr'" },
  order: 't.id',
  tieBreak: 't.reference',
};
