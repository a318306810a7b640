import { maskedEmail } from './masked-email.rules.ts';

test.each([
  ['amina.tazi@example.com', 'a•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
  ['@example.com', '•••@example.com'],
  ['no address', '•••'],
  ['𝒜mina@example.com', '𝒜•••@example.com'],
])('%s is shown as %s', (email, masked) => expect(maskedEmail(email)).toBe(masked));
