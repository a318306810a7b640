import { IconFileImport } from '@tabler/icons-react';
import { useId } from 'react';
import label from '../ui/file-label.module.css';
import css from './choose-file.module.css';
import { takeFile } from './take-file.ts';

interface ChooseFileProps {
  name: string;
  /** Of a file that was dealt with before: the field stands anew, under the hand that did it. */
  again: number;
  onChoose: (file: File) => void;
}

/** A table from elsewhere, looked at before it is believed. */
export function ChooseFile({ name, again, onChoose }: ChooseFileProps) {
  const field = useId();
  return (
    <div className={css['choose']}>
      <input key={again} id={field} className="sr-only" type="file" accept=".csv,.txt,text/csv" autoFocus={again > 0} onChange={({ target }) => takeFile(target, onChoose)} />
      <label className={label['label']} htmlFor={field}><IconFileImport aria-hidden size={22} /> {name}</label>
    </div>
  );
}
