import { IconPlus } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useSimpleFormIterator } from 'ra-core';

/** One more of a list within a form, with the name of what is added. */
export function AddItem({ label, first }: { label: string; first?: () => object }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button variant="outlined" startIcon={<IconPlus aria-hidden />} onClick={() => add(first?.())}>
      {label}
    </Button>
  );
}
