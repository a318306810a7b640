import { IconPlus } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useSimpleFormIterator } from 'ra-core';

/** The add button of a list in a form; its label names the item that is added. */
export function AddItem({ label, first }: { label: string; first?: () => object }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button variant="outlined" startIcon={<IconPlus aria-hidden />} onClick={() => add(first?.())}>
      {label}
    </Button>
  );
}
