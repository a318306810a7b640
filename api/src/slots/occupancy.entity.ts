import type { OccupancyKind } from '@five/shared/slots/slots.codes';
import {
  Check,
  Column,
  Entity,
  Exclusion,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { NotPersonal } from '../platform/personal-data/marks.ts';
import { Pitch } from './pitch.entity.ts';

/** An occupancy: a pitch is taken for a period of the venue's wall time. */
@Entity('occupancies')
@Check(
  'occupancies_kind',
  `kind in ('booking', 'block', 'academy', 'match', 'offer', 'series', 'draft')`,
)
@Check('occupancies_draft_lapses', `kind <> 'draft' or lapses_at is not null`)
@Check(
  'occupancies_period',
  `not isempty(period) and lower_inc(period) and not upper_inc(period) and lower(period) is not null
    and upper(period) is not null`,
)
@Exclusion('occupancies_no_overlap', 'using gist (pitch_id with =, period with &&)')
@Index('occupancies_holder', ['kind', 'holder'])
@Index('occupancies_lapsing', ['lapsesAt'], { where: 'lapses_at is not null' })
export class Occupancy {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'occupancies_pk',
  })
  id: number;
  @ForeignKey(() => Pitch, { name: 'occupancies_pitch' })
  @Column('bigint')
  pitchId: number;
  @Column('tsrange') period: string;
  @NotPersonal('code') @Column('text') kind: OccupancyKind;
  /** Reference of the holder, such as a booking. */
  @NotPersonal('reference') @Column('text') holder: string;
  /** End of the hold (a pending booking); null: the pitch is occupied until it is released. */
  @Column('timestamptz', { nullable: true }) lapsesAt: Date | null;
  @NotPersonal('venue') @Column('text', { nullable: true }) reason: string | null;
  /** The reason of the occupancy, normalized for searches. */
  @NotPersonal('venue') @Column('text', { nullable: true }) search: string | null;
  @Column('timestamptz') createdAt: Date;
}
