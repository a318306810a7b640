import { Controller } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../platform/http/endpoint.ts';
import { WordsService } from './words.service.ts';

@Controller()
export class WordsController {
  constructor(private readonly service: WordsService) {}

  @Endpoint('GET words')
  list() {
    return this.service.list();
  }

  @Endpoint('PUT words')
  async update(@CurrentCaller() caller: Caller, @RequestBody() { words }: BodyOf<'PUT words'>) {
    await this.service.update(caller, words);
    return WriteResult.of('words.saved', await this.service.list());
  }
}
