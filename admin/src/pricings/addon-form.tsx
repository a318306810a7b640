import type { Texts } from '@five/shared/locales/locale';
import type { AddonAnswer } from '@five/shared/pricings/pricings.contract';
import { IconTrash } from '@tabler/icons-react';
import { IconButton } from '@mui/material';
import { useSimpleFormIteratorItem } from 'ra-core';
import { ArrayInput, SimpleFormIterator } from 'react-admin';
import { AddItem } from '../platform/tables/add-item.tsx';
import { FieldGroup, FieldRow } from '../platform/tables/field-group.tsx';
import { MoneyInput } from '../platform/tables/money-input.tsx';
import { CodeInput, WholeInput } from '../platform/tables/simple-inputs.tsx';
import { TableCreate, TableEdit } from '../platform/tables/table-form.tsx';
import { TextsInput } from '../platform/tables/texts-input.tsx';
import { useTextOf, useContentTexts } from '../platform/tables/use-content-texts.ts';
import { ArchivedNote } from './archived.tsx';
import css from './addon-form.module.css';

const ONE_OPTION = [{}];

export function AddonCreate() {
  return (
    <TableCreate table="addons">
      <AddonFields />
    </TableCreate>
  );
}

export function AddonEdit() {
  const textOf = useTextOf();
  return (
    <TableEdit<AddonAnswer<Texts>>
      table="addons"
      title={({ name }) => textOf(name)}
      closed={(addon) => addon.archived && <ArchivedNote table="addons" record={addon} />}
    >
      <AddonFields />
    </TableEdit>
  );
}

/** Fields of an add-on. An add-on has at least one option, because prices belong to options. */
function AddonFields() {
  const { fields } = useContentTexts();
  return (
    <>
      <TextsInput source="name" label={fields.name} />
      <WholeInput source="stock" label={fields.stock} />
      <FieldGroup legend={fields.options} stacked>
        <ArrayInput source="options" label={false} defaultValue={ONE_OPTION} helperText={false}>
          <SimpleFormIterator
            className={css['options']}
            disableClear
            fullWidth
            addButton={<AddItem label={fields.add_option} />}
            removeButton={<RemoveOption />}
          >
            <FieldRow>
              <CodeInput source="code" label={fields.code} />
              <MoneyInput source="priceCents" label={fields.price} />
            </FieldRow>
            <TextsInput source="name" label={fields.name} />
          </SimpleFormIterator>
        </ArrayInput>
      </FieldGroup>
    </>
  );
}

function RemoveOption() {
  const { fields } = useContentTexts();
  const { remove } = useSimpleFormIteratorItem();
  return (
    <IconButton
      aria-label={fields.remove_option}
      title={fields.remove_option}
      onClick={() => remove()}
    >
      <IconTrash aria-hidden />
    </IconButton>
  );
}
