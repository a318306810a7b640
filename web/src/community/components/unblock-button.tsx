import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useBlock, type NamedPlayer } from '../use-block.ts';

export function UnblockButton({ player }: { player: NamedPlayer }) {
  const { t } = useTranslation('community');
  const { mutate, isPending } = useBlock(player);
  return (
    <Button look="quiet" size="small" busy={isPending} onClick={() => mutate(false)}>
      {t('unblock')}
    </Button>
  );
}
