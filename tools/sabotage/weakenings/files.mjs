/**
 * Weakenings (removed guards) of stored files and encrypted data, and of the escaping of texts in
 * pages, mails and CSV files.
 */
export const fileWeakenings = [
  {
    name: 'an identity card number is stored unencrypted',
    file: 'api/src/users/profile.service.ts',
    text: "this.cipher.encrypt(cin ?? '', user.reference)",
    by: "Buffer.from(cin ?? '')",
    spec: 'api/test/profile.spec.ts',
    test: 'the identity card number is encrypted; only owner and admin can read it',
  },
  {
    name: 'a picture has no limit of pixels',
    file: 'api/src/platform/files/image-forms.ts',
    text: 'MAX_PIXELS = 50_000_000',
    by: 'MAX_PIXELS = 50_000_000_000',
    spec: 'api/test/content/uploads.spec.ts',
    test: 'a picture with too many pixels for memory is refused by its first bytes',
  },
  {
    name: 'one account can use every upload slot',
    file: 'api/src/platform/files/fair-gate.ts',
    text: 'gate.semaphore.run(() => this.common.run(work))',
    by: 'this.common.run(work)',
    spec: 'api/test/content/fair-files.spec.ts',
    test: 'with slow files of one account, another account waits for at most one file',
  },
  {
    name: 'an exported cell can begin a formula',
    file: 'shared/src/csv/csv-file.ts',
    text: "FORMULA.test(marked) ? `'${marked}` : marked",
    by: 'marked',
    spec: 'shared/src/csv/csv-file.spec.ts',
    test: 'is written as text and never as a formula',
  },
  {
    name: 'data in a page can end its script',
    file: 'api/src/platform/site/html.ts',
    text: '/[<\\u2028\\u2029]/g',
    by: '/[\\u2028\\u2029]/g',
    spec: 'api/test/site.spec.ts',
    test: 'a page carries the public data',
  },
  {
    name: 'a page runs every inline script',
    file: 'api/src/platform/site/content-policy.ts',
    text: `'script-src': ["'self'"`,
    by: `'script-src': ["'self'", "'unsafe-inline'"`,
    spec: 'api/test/site.spec.ts',
    test: 'a page runs its own inline scripts',
  },
  {
    name: 'user input is markup in a mail',
    file: 'api/src/platform/mail/mail-layout.ts',
    text: 'withMarks(kept(escapeHtml(line), name), mail.marked)',
    by: 'withMarks(kept(line, name), mail.marked)',
    spec: 'api/test/mail-texts.spec.ts',
    test: 'text written by users is escaped and cannot change the text direction',
  },
];
