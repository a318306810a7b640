import type { Owner } from '../owners.ts';
import { type Maker, makerFor, ownerFor } from '../records.ts';
import type { ApiRoute, CallerName } from '../routes.ts';
import type { TestServer } from '../test-server.ts';

/**
 * Records for the calls of one test that change no record, such as reads. A record is created once
 * for all calls of its owner; a record without an owner, once for all calls.
 */
export class SharedRecords {
  private readonly known = new Map<Maker, Map<Owner | null, Promise<string>>>();

  constructor(private readonly server: TestServer) {}

  /** Returns the reference for the path of this call; undefined for a path without a parameter. */
  recordFor(route: ApiRoute, as: CallerName): Promise<string | undefined> {
    const make = makerFor(route);
    return make ? this.once(make, ownerFor(as)) : Promise.resolve(undefined);
  }

  private once(make: Maker, owner: Owner): Promise<string> {
    // The second parameter is the owner.
    const key = make.length > 1 ? owner : null;
    const byOwner = this.known.get(make) ?? new Map<Owner | null, Promise<string>>();
    this.known.set(make, byOwner);
    const made = byOwner.get(key) ?? make(this.server, owner);
    byOwner.set(key, made);
    return made;
  }
}
