import { IconCash } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';

/** Opens the form that takes a share; its label has the amount, its name the player too. */
export function PayShareButton({
  cents,
  name,
  onPay,
}: {
  cents: number;
  name: string;
  onPay: () => void;
}) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  return (
    <Button
      variant="outlined"
      startIcon={<IconCash aria-hidden />}
      aria-label={t('shares.take_of', { amount: money(cents), name })}
      onClick={onPay}
    >
      {money(cents)}
    </Button>
  );
}
