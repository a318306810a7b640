import { TestEnvironment } from 'jest-environment-jsdom';

/** A document in which code can also make responses, as browsers can; jsdom has no `Response`. */
export default class extends TestEnvironment {
  constructor(...parameters) {
    super(...parameters);
    this.global.Response = Response;
  }
}
