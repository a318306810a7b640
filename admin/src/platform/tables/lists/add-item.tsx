import { IconPlus } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useSimpleFormIterator } from 'ra-core';

/** Button that adds an item to a list inside a form; its label names the kind of item. */
export function AddItem({ label, first }: { label: string; first?: () => object }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button variant="outlined" startIcon={<IconPlus aria-hidden />} onClick={() => add(first?.())}>
      {label}
    </Button>
  );
}
