import { Injectable } from '@nestjs/common';
import { REFERENCE_PREFIXES } from '@five/shared/references/reference';
import { Signatures } from '../../platform/config/signatures.ts';
import type { Squad } from './squad.entity.ts';

const TOKEN = /^([0-9A-Z]{8})[\w-]{22}$/;

/** The fields of a squad that its link is signed over. */
type LinkedSquad = Pick<Squad, 'reference' | 'linkVersion'>;

/**
 * The links by which players join a squad. A token contains the characters of the squad's reference
 * and a signature of 128 bits over it and its `link_version`; it is not stored.
 */
@Injectable()
export class SquadLinks {
  constructor(private readonly signatures: Signatures) {}

  /** Path of the page by which players join. */
  pathOf(squad: LinkedSquad): string {
    return `/s/${this.tokenOf(squad)}`;
  }

  /** Reference of the squad in a token; empty for a text that is no token. */
  squadIn(token: string): string {
    const [, body] = TOKEN.exec(token) ?? [];
    return body === undefined ? '' : `${REFERENCE_PREFIXES.squad}-${body}`;
  }

  opens(token: string, squad: LinkedSquad): boolean {
    return token === this.tokenOf(squad);
  }

  private tokenOf({ reference, linkVersion }: LinkedSquad): string {
    const body = reference.slice(REFERENCE_PREFIXES.squad.length + 1);
    return body + this.signatures.of('squad', `${reference}\n${linkVersion}`);
  }
}
