import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { NotPersonal } from '../../../platform/personal-data/marks.ts';

/** The venue's own logo; no row: the drawn sign is shown. */
@Entity('venue_logo')
@Check('venue_logo_single', 'id = 1')
@Check('venue_logo_hash', `hash ~ '^[0-9a-f]{16}$'`)
@Check('venue_logo_ground', `ground ~ '^#[0-9a-f]{6}$'`)
@Check(
  'venue_logo_png',
  `substring(picture from 1 for 8) = '\\x89504e470d0a1a0a'::bytea
    and substring(on_dark from 1 for 8) = '\\x89504e470d0a1a0a'::bytea
    and substring(on_light from 1 for 8) = '\\x89504e470d0a1a0a'::bytea
    and substring(on_any from 1 for 8) = '\\x89504e470d0a1a0a'::bytea`,
)
@Check(
  'venue_logo_size',
  `octet_length(picture) <= 2097152
    and octet_length(on_dark) <= 524288 and octet_length(on_light) <= 524288
    and octet_length(on_any) <= 524288`,
)
export class VenueLogoRow {
  @PrimaryColumn('int', { default: 1, primaryKeyConstraintName: 'venue_logo_pk' }) id: number;
  /** Hash of the pictures, which is part of their paths. */
  @NotPersonal('technical') @Column('text') hash: string;
  /** Color behind the logo in icons, `#rrggbb`. */
  @NotPersonal('code') @Column('text') ground: string;
  /** PNG without a plate. */
  @NotPersonal('venue') @Column('bytea') picture: Buffer;
  /** PNG for dark grounds. */
  @NotPersonal('venue') @Column('bytea') onDark: Buffer;
  /** PNG for light grounds. */
  @NotPersonal('venue') @Column('bytea') onLight: Buffer;
  /** PNG for grounds that the reader's program may turn from dark to light. */
  @NotPersonal('venue') @Column('bytea') onAny: Buffer;
  @Column('timestamptz') createdAt: Date;
}
