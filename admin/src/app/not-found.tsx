import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { Empty } from '../ui/empty.tsx';

export function NotFound() {
  const t = useTypedTranslate();
  return (
    <>
      <title>{t('app.not_found')}</title>
      <Empty level="h1" title={t('app.not_found')} help={t('app.not_found_help')}>
        <Button variant="contained" component={Link} to="/">
          {t('app.to_board')}
        </Button>
      </Empty>
    </>
  );
}
