import { Button } from '@mui/material';
import { useSay } from '../platform/i18n.ts';
import { Empty } from '../ui/empty.tsx';

/** Error page for a failed render. */
export function Broken() {
  const say = useSay();
  return (
    <Empty level="h1" title={say('app.broken')} help={say('app.broken_help')}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {say('app.reload')}
      </Button>
    </Empty>
  );
}
