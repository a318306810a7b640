import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useSay } from '../platform/i18n.ts';
import { Empty } from '../ui/empty.tsx';

export function NotFound() {
  const say = useSay();
  return (
    <>
      <title>{say('app.not_found')}</title>
      <Empty level="h1" title={say('app.not_found')} help={say('app.not_found_help')}>
        <Button variant="contained" component={Link} to="/">
          {say('app.to_board')}
        </Button>
      </Empty>
    </>
  );
}
