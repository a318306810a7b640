import { IconX } from '@tabler/icons-react';
import './choice-bar.css';

interface Props {
  label: string;
  onClose: () => void;
}

/** A button that removes the selection and its bar. */
export function CloseButton({ label, onClose }: Props) {
  return (
    <button type="button" className="choice-close" onClick={onClose}>
      <IconX size={22} aria-hidden />
      <span className="unseen">{label}</span>
    </button>
  );
}
