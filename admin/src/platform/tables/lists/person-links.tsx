import { IconMail, IconPhone } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useTypedTranslate } from '../../texts/i18n.ts';
import { Phone } from '../../texts/formatted.tsx';
import css from '../forms/table-form.module.css';

/** Links to a phone number and an e-mail address, both always left to right. */
export function PersonLinks({ phone, email }: { phone: string; email: string }) {
  const t = useTypedTranslate();
  return (
    <p className={css['beside']}>
      <Button
        component="a"
        variant="outlined"
        href={`tel:${phone}`}
        startIcon={<IconPhone aria-hidden size={20} />}
      >
        {t('acts.call')}&nbsp;
        <Phone phone={phone} />
      </Button>
      <Button
        component="a"
        variant="outlined"
        href={`mailto:${email}`}
        startIcon={<IconMail aria-hidden size={20} />}
      >
        {t('acts.write')}&nbsp;<bdi dir="ltr">{email}</bdi>
      </Button>
    </p>
  );
}
