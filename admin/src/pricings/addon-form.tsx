import type { Texts } from '@five/shared/locales/locale';
import type { AddonAnswer } from '@five/shared/pricings/pricings.contract';
import { IconTrash } from '@tabler/icons-react';
import { IconButton } from '@mui/material';
import { useSimpleFormIteratorItem } from 'ra-core';
import { ArrayInput, SimpleFormIterator } from 'react-admin';
import { useTypedTranslate, useTextOf } from '../platform/texts/i18n.ts';
import { AddItem } from '../platform/tables/lists/add-item.tsx';
import { FieldGroup, FieldRow } from '../platform/tables/forms/field-group.tsx';
import { MoneyInput } from '../platform/tables/inputs/money-input.tsx';
import { CodeInput, WholeInput } from '../platform/tables/inputs/simple-inputs.tsx';
import { TableCreate, TableEdit } from '../platform/tables/forms/table-form.tsx';
import { TextsInput } from '../platform/tables/inputs/texts-input.tsx';
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
  const t = useTypedTranslate();
  return (
    <>
      <TextsInput source="name" label={t('fields.name')} />
      <WholeInput source="stock" label={t('fields.stock')} />
      <FieldGroup legend={t('fields.options')} stacked>
        <ArrayInput source="options" label={false} defaultValue={ONE_OPTION} helperText={false}>
          <SimpleFormIterator
            className={css['options']}
            disableClear
            fullWidth
            addButton={<AddItem label={t('fields.add_option')} />}
            removeButton={<RemoveOption />}
          >
            <FieldRow>
              <CodeInput
                source="code"
                label={t('fields.code')}
                helperText={t('fields.code_help.option')}
              />
              <MoneyInput source="priceCents" label={t('fields.price')} needed />
            </FieldRow>
            <TextsInput source="name" label={t('fields.name')} />
          </SimpleFormIterator>
        </ArrayInput>
      </FieldGroup>
    </>
  );
}

function RemoveOption() {
  const t = useTypedTranslate();
  const { remove } = useSimpleFormIteratorItem();
  return (
    <IconButton
      aria-label={t('fields.remove_option')}
      title={t('fields.remove_option')}
      onClick={() => remove()}
    >
      <IconTrash aria-hidden />
    </IconButton>
  );
}
