import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { IconUserQuestion } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { Phone } from '../platform/texts/formatted.tsx';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { Note } from '../ui/note.tsx';
import css from './customers.module.css';

interface SameNameCustomersProps {
  cards: readonly CustomerAnswer[];
  onSelect: (customer: CustomerAnswer) => void;
  onNew: () => void;
}

/**
 * Known customers with the same name or number: staff select one of them or create a new customer.
 */
export function SameNameCustomers({ cards, onSelect, onNew }: SameNameCustomersProps) {
  const t = useTypedTranslate();
  if (cards.length === 0) return null;
  return (
    <Note tone="warning" icon={IconUserQuestion} role="alert">
      {t('known.ask')}
      {cards.map((card, index) => (
        <span key={card.reference} className={css['owner']}>
          <Button
            size="small"
            variant="contained"
            autoFocus={index === 0}
            onClick={() => onSelect(card)}
          >
            <bdi>{t('known.take', { name: card.fullName })}</bdi>
          </Button>
          {card.phone && <Phone phone={card.phone} />}
        </span>
      ))}
      <span className={css['owner']}>
        <Button size="small" variant="outlined" onClick={onNew}>
          {t('known.new')}
        </Button>
      </span>
    </Note>
  );
}
