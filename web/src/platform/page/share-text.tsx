import { copyText } from '@five/client/browser/copy-text';
import { IconBrandWhatsapp, IconShare2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass, type ButtonLook } from '../../ui/button.tsx';
import { showAlert } from '../messages/alerts.ts';

interface Props {
  text: string;
  /** Look of the buttons; on a dark ground `ghost`. */
  look?: ButtonLook;
}

/**
 * Buttons that share a text, which must contain the address of its page. One opens the share sheet
 * of the device, or copies the text if there is none; the other opens WhatsApp.
 */
export function ShareText({ text, look = 'quiet' }: Props) {
  const { t } = useTranslation();
  const copy = () =>
    copyText(text).then(
      () => showAlert({ status: 'info', message: t('share.copied') }),
      () => showAlert({ status: 'error', message: t('error.copy') }),
    );
  // `navigator.share` also rejects when the user closes the share sheet, which is not an error.
  const share = () =>
    'share' in navigator ? navigator.share({ text }).catch(() => undefined) : copy();
  return (
    <>
      <Button look={look} icon={<IconShare2 size={20} aria-hidden />} onClick={() => void share()}>
        {t('share.act')}
      </Button>
      <a
        className={buttonClass(look)}
        href={`https://wa.me/?${new URLSearchParams({ text })}`}
        target="_blank"
        rel="noreferrer"
      >
        <IconBrandWhatsapp size={20} aria-hidden />
        <span>{t('share.whatsapp')}</span>
      </a>
    </>
  );
}
