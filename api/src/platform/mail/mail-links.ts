import { Injectable } from '@nestjs/common';

/** Makes the token of a mail's link from the mail's parameters. */
export type LinkToken = (parameters: Record<string, unknown>) => string;

/**
 * Links that work without a sign-in. Their token is made when the mail is rendered, and not stored.
 */
@Injectable()
export class MailLinks {
  private readonly tokens = new Map<string, LinkToken>();

  /** Registers the token function of a template whose page contains `{token}`. */
  register(template: string, token: LinkToken): void {
    this.tokens.set(template, token);
  }

  /** @throws Error if no function is registered for the template */
  tokenFor(template: string, parameters: Record<string, unknown>): string {
    const token = this.tokens.get(template);
    if (!token) throw new Error(`nobody makes the link of ${template}`);
    return token(parameters);
  }
}
