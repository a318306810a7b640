import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
  IconStar,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import './notice.css';

export type NoticeStatus = 'success' | 'error' | 'warning' | 'info' | 'primary';

const ICONS = {
  success: IconCircleCheck,
  error: IconCircleX,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
  primary: IconStar,
};

interface Props {
  status: NoticeStatus;
  title?: string;
  children?: ReactNode;
  /** Whether screen readers announce the message as soon as it appears. */
  live?: boolean;
}

/** A message in the page that states what happened and what to do next. */
export function Notice({ status, title, children, live = false }: Props) {
  const Icon = ICONS[status];
  return (
    <div className={`notice notice-${status}`} role={live ? 'alert' : undefined}>
      <Icon size={24} aria-hidden />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  );
}

/** Notice with the error message of a form; nothing if `failure` is null or empty. */
export function FailureNotice({ failure }: { failure: string | null }) {
  if (!failure) return null;
  return (
    <Notice status="error" live>
      {failure}
    </Notice>
  );
}
