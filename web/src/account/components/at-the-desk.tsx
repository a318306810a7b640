import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { CallDesk } from '../../venue/components/call-desk.tsx';

/** In the place of a mailed code where no mail arrives: the desk, and its phone. */
export function AtTheDesk({ children }: { children: ReactNode }) {
  return (
    <>
      <Notice status="warning"><p>{children}</p></Notice>
      <CallDesk />
    </>
  );
}
