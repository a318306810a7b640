import type { ImageSource } from '@five/shared/files/files.contract';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal } from '../personal-data/marks.ts';

/** One stored version of a file, such as a picture in one size and format. */
export interface FileForm {
  /** The key of this version in the file store. It is random, so that it cannot be guessed. */
  key: string;
  type: string;
  /** Width in pixels; null if the file is not a picture. */
  width: number | null;
  bytes: number;
  sha256: string;
}

/** One stored version of a public picture, in one size and format. */
export interface ImageForm extends FileForm {
  type: ImageSource['type'];
  width: number;
}

/**
 * An uploaded file: a picture stored in several sizes and formats, or a document that belongs to a
 * record.
 */
@Entity('files')
@Unique('files_reference', ['reference'])
@Check('files_access', `access in ('public', 'private')`)
@Check('files_bytes', 'bytes > 0')
@Check('files_sha256', `sha256 ~ '^[0-9a-f]{64}$'`)
@Check('files_width', 'width > 0')
@Check('files_height', 'height > 0')
@Check('files_color', `color ~ '^#[0-9a-f]{6}$'`)
@Check('files_focus_x', 'focus_x between 0 and 100')
@Check('files_focus_y', 'focus_y between 0 and 100')
@Check('files_owned', '(owner_kind is null) = (owner is null)')
@Check('files_measured', '(width is null) = (height is null) and (width is null) = (color is null)')
@Index('files_owner', ['ownerKind', 'owner'])
@Index('files_loose', ['createdAt'], { where: 'owner is null' })
export class StoredFile {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'files_pk',
  })
  id: number;
  @Column('text') reference: string;
  @NotPersonal('code') @Column('text') access: FileAccess;
  @NotPersonal('code') @Column('text', { nullable: true }) ownerKind: string | null;
  @NotPersonal('reference') @Column('text', { nullable: true }) owner: string | null;
  /** Reference of the user that uploaded the file; null for files that the product generated. */
  @NotPersonal('reference') @Column('text', { nullable: true }) uploadedBy: string | null;
  @NotPersonal('code') @Column('text') mediaType: string;
  @Column('int') bytes: number;
  @NotPersonal('technical') @Column('text') sha256: string;
  @Column('int', { nullable: true }) width: number | null;
  @Column('int', { nullable: true }) height: number | null;
  @NotPersonal('technical') @Column('text', { nullable: true }) color: string | null;
  @Column('int', { default: 50 }) focusX: number;
  @Column('int', { default: 50 }) focusY: number;
  @NotPersonal('technical') @Column('jsonb') forms: FileForm[];
  @Column('timestamptz') createdAt: Date;
}

export type FileAccess = 'public' | 'private';
