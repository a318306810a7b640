import type { ImageAnswer } from '@five/shared/files/files.contract';
import { Button } from '@mui/material';
import { IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { useInput, useRecordContext, useTranslate } from 'ra-core';
import { useEffect, useId, useState, useSyncExternalStore, type DragEvent } from 'react';
import { useTypedTranslate } from '../../texts/i18n.ts';
import fileLabel from '../../../ui/file-label.module.css';
import { readFileInput } from '../../forms/read-file-input.ts';
import { uploadProgress } from '../../requests/api.ts';
import { FieldGroup } from '../forms/field-group.tsx';
import css from './file-input.module.css';
import { FocusField, useFocusPoint, type Crop, type OwnCrop } from './focus-field.tsx';
import { IMAGE_TYPES, pictureFileProblem } from './picture-file.rules.ts';
import { Picture } from './picture.tsx';

interface FileInputProps {
  label: string;
  /** Name of the record's field that contains the stored picture. */
  stored: string;
  /** Whether the picture can be removed. */
  removable?: boolean;
  /**
   * Aspect ratios to which the site crops the picture, around the focus point that is set here.
   * Without ratios the site shows the whole picture.
   */
  crops?: readonly (Crop | OwnCrop)[];
}

/**
 * Form field for a picture, with preview, upload progress, and the API's message if the picture is
 * refused.
 */
export function FileInput({ label, stored, removable = true, crops = [] }: FileInputProps) {
  const choice = useFileChoice(stored);
  const { chosen, isRemoved, focus } = choice;
  const image = isRemoved ? null : choice.image;
  const url = useUrl(chosen, image);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    choice.choose(event.dataTransfer.files[0]);
  };
  return (
    <FieldGroup legend={label}>
      <div className={css['file']} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {crops.length > 0 && url !== null ? (
          <FocusField url={url} point={focus.point} crops={crops} onMove={focus.move} />
        ) : (
          <Whole chosen={chosen} url={url} image={image} />
        )}
        <FileActions choice={choice} removable={removable} />
      </div>
    </FieldGroup>
  );
}

/**
 * State of a picture field: the selected file, whether the stored picture is removed, and why a
 * file was refused.
 */
function useFileChoice(stored: string) {
  const t = useTypedTranslate();
  const translate = useTranslate();
  const record = useRecordContext();
  const {
    field,
    fieldState: { error },
  } = useInput<{ file: File | null }>({ source: 'file', defaultValue: null });
  const { field: removal } = useInput({ source: 'removeImage' });
  const chosen: File | null = field.value instanceof File ? field.value : null;
  const image: ImageAnswer | null = record?.[stored] ?? null;
  const focus = useFocusPoint(chosen ? null : image);
  const [unfit, setUnfit] = useState<ReturnType<typeof pictureFileProblem>>(null);
  const isRemoved = removal.value === true;
  const choose = (file: File | undefined) => {
    const why = file ? pictureFileProblem(file) : null;
    setUnfit(why);
    if (why !== null) return;
    field.onChange(file ?? null);
    focus.move(undefined); // The focus point is reset, because it belongs to the previous picture.
    if (file) removal.onChange(undefined);
  };
  const refusal =
    unfit === null
      ? error?.message && translate(error.message, { _: error.message })
      : t(`file.${unfit}`);
  const toggleRemoval = () => removal.onChange(isRemoved ? undefined : true);
  return { inputRef: field.ref, chosen, image, isRemoved, focus, refusal, choose, toggleRemoval };
}

interface FileActionsProps {
  choice: ReturnType<typeof useFileChoice>;
  removable: boolean;
}

/**
 * Buttons to select, replace or remove the picture. Below them are the help text, or the error
 * message if the file is refused, and the upload progress.
 */
function FileActions({
  choice: { inputRef, chosen, image, isRemoved, refusal, choose, toggleRemoval },
  removable,
}: FileActionsProps) {
  const t = useTypedTranslate();
  const id = useId();
  return (
    <div className={css['acts']}>
      <label className={fileLabel['label']} data-wrong={refusal ? true : undefined}>
        <IconPhotoUp aria-hidden size={20} />
        {image || chosen ? t('file.replace') : t('file.choose')}
        <input
          type="file"
          accept={IMAGE_TYPES.join()}
          aria-describedby={id}
          aria-invalid={Boolean(refusal)}
          ref={inputRef}
          onChange={({ target }) => readFileInput(target, choose)}
        />
      </label>
      {chosen && (
        <Button onClick={() => choose(undefined)}>
          {image ? t('file.undo') : t('file.without')}
        </Button>
      )}
      {!chosen && image && removable && (
        <Button
          startIcon={!isRemoved && <IconTrash aria-hidden size={20} />}
          onClick={toggleRemoval}
        >
          {isRemoved ? t('file.undo') : t('file.remove')}
        </Button>
      )}
      <p
        id={id}
        className={css['help']}
        data-wrong={refusal ? true : undefined}
        role={refusal ? 'alert' : undefined}
      >
        {refusal || t('file.drop')}
      </p>
      <Sending />
    </div>
  );
}

/** Preview of the whole picture, without crops. */
function Whole({
  chosen,
  url,
  image,
}: {
  chosen: File | null;
  url: string | null;
  image: ImageAnswer | null;
}) {
  if (!chosen) return <Picture big image={image} />;
  return (
    <span className={css['chosen']}>{url !== null && <img alt={chosen.name} src={url} />}</span>
  );
}

/**
 * The URL of the preview. A selected file is read as a data URL, because the page's CSP allows no
 * blob URLs.
 */
function useUrl(chosen: File | null, image: ImageAnswer | null): string | null {
  const [read, setRead] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!chosen) return undefined;
    const reader = new FileReader();
    reader.onload = () => setRead({ file: chosen, url: String(reader.result) });
    reader.readAsDataURL(chosen);
    return () => reader.abort();
  }, [chosen]);
  if (chosen) return read?.file === chosen ? read.url : null;
  return image?.sources.findLast(({ type }) => type === 'image/webp')?.url ?? null;
}

/**
 * Shows the upload progress; then that the API is generating the picture's variants, which takes a
 * moment.
 */
function Sending() {
  const t = useTypedTranslate();
  const share = useSyncExternalStore(uploadProgress.subscribe, uploadProgress.part);
  if (share === null) return null;
  const percent = Math.round(share * 100);
  return (
    <p className={css['sending']} role="status">
      <progress value={percent} max={100} aria-hidden />
      {percent < 100 ? t('file.sending', { percent }) : t('file.resizing')}
    </p>
  );
}
