/**
 * SQL of every field that `FieldCipher` encrypts, with its owner. A spec compares this list with
 * the encrypted columns of the schema.
 */
export const ENCRYPTED_FIELDS = `
  select tutor_cin as sealed, reference as owner from users where tutor_cin is not null
  union all select f.token_sealed, u.reference from calendar_feeds f
  join users u on u.id = f.user_id`;
