import { Button } from '@mui/material';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { Empty } from '../ui/empty.tsx';

/** Error page for a failed render. */
export function CrashScreen() {
  const t = useTypedTranslate();
  return (
    <Empty level="h1" title={t('app.broken')} help={t('app.broken_help')}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('app.reload')}
      </Button>
    </Empty>
  );
}
