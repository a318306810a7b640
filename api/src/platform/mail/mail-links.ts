import { Injectable } from '@nestjs/common';

/** Creates the token of a mail's link from the mail's parameters. */
export type LinkToken = (parameters: Record<string, unknown>) => string;

/**
 * Links in mails that work without a sign-in. Their token is created when the mail is rendered, and
 * is not stored.
 */
@Injectable()
export class MailLinks {
  private readonly tokens = new Map<string, LinkToken>();

  /** Registers the token function of a template whose link contains `{token}`. */
  register(template: string, token: LinkToken): void {
    this.tokens.set(template, token);
  }

  /**
   * Returns the token for the link of a mail.
   * @throws Error if no function is registered for the template
   */
  tokenFor(template: string, parameters: Record<string, unknown>): string {
    const token = this.tokens.get(template);
    if (!token) throw new Error(`no function is registered for the link of ${template}`);
    return token(parameters);
  }
}
