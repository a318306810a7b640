import { Injectable } from '@nestjs/common';

/** Makes the token of a mail's link from what the mail is made of. */
export type LinkToken = (parameters: Record<string, unknown>) => string;

/** Links that open something without signing in: the token is made when the mail is, and stored nowhere. */
@Injectable()
export class MailLinks {
  private readonly tokens = new Map<string, LinkToken>();

  /** The owner of a template whose page carries a `{token}`. */
  register(template: string, token: LinkToken): void {
    this.tokens.set(template, token);
  }

  /** @throws Error where nobody makes such links */
  tokenFor(template: string, parameters: Record<string, unknown>): string {
    const token = this.tokens.get(template);
    if (!token) throw new Error(`nobody makes the link of ${template}`);
    return token(parameters);
  }
}
