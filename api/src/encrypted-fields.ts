/**
 * SQL that selects every field that `FieldCipher` encrypts (`sealed`), and the owner with which it
 * was encrypted (`owner`): the reference of a user, or the name of a channel. A spec compares this
 * list with the encrypted columns of the schema.
 */
export const ENCRYPTED_FIELDS = `
  select tutor_cin as sealed, reference as owner from users where tutor_cin is not null
  union all select f.token_sealed, u.reference from calendar_feeds f
  join users u on u.id = f.user_id
  union all select s.secret_sealed, u.reference from second_factors s
  join users u on u.id = s.user_id where s.secret_sealed is not null
  union all select s.pending_sealed, u.reference from second_factors s
  join users u on u.id = s.user_id where s.pending_sealed is not null
  union all select secrets_sealed, 'channel ' || name from channels
  where secrets_sealed is not null`;
