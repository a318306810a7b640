import { IconFileImport } from '@tabler/icons-react';
import { useId } from 'react';
import label from '../../ui/file-label.module.css';
import css from './choose-file.module.css';
import { readFileInput } from './read-file-input.ts';

interface ChooseFileProps {
  name: string;
  /** Incremented to reset the field, so that the next file can be selected. */
  again: number;
  onChoose: (file: File) => void;
}

/** Field to select a file, which is then previewed. */
export function ChooseFile({ name, again, onChoose }: ChooseFileProps) {
  const field = useId();
  return (
    <div className={css['choose']}>
      <input
        key={again}
        id={field}
        className="sr-only"
        type="file"
        accept=".csv,.txt,text/csv"
        autoFocus={again > 0}
        onChange={({ target }) => readFileInput(target, onChoose)}
      />
      <label className={label['label']} htmlFor={field}>
        <IconFileImport aria-hidden size={22} /> {name}
      </label>
    </div>
  );
}
