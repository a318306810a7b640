import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import css from './statement.module.css';
import { toggled } from './profile.rules.ts';

interface LabelColumnsProps {
  columns: readonly number[];
  /** Headings of the columns in the file; empty if the file has no header row. */
  names: readonly string[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/**
 * Selects the columns that together form the label, because banks spread a label over several
 * columns.
 */
export function LabelColumns({ columns, names, chosen, onChange }: LabelColumnsProps) {
  const t = useTypedTranslate();
  return (
    <fieldset className={css['columns']}>
      <legend>{t('transfer.fields.labelColumns')}</legend>
      {columns.map((column) => (
        <label key={column}>
          <input
            type="checkbox"
            checked={chosen.includes(column)}
            onChange={() => onChange(toggled(chosen, column))}
          />
          <span>
            <bdi className="figures">{column}</bdi> <bdi>{names[column - 1]}</bdi>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
