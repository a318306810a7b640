import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './button.css';

export type ButtonLook = 'primary' | 'white' | 'quiet' | 'ghost' | 'gold' | 'info' | 'danger';
export type ButtonSize = 'small' | 'normal' | 'large';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  size?: ButtonSize;
  /**
   * Whether the action is pending: further presses are ignored, and the button keeps its width and
   * the focus.
   */
  busy?: boolean;
  icon?: ReactNode;
}

export function Button({
  look,
  size,
  busy = false,
  icon,
  type = 'button',
  className = '',
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={`${buttonClass(look, size)} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** Returns the CSS classes of a button, for a link that looks like a button. */
export function buttonClass(look: ButtonLook = 'primary', size: ButtonSize = 'normal'): string {
  return `button button-${look} button-${size}`;
}
