import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import './account-section.css';

interface Props {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of the profile: title, explanation, and a form or list. */
export function AccountSection({ id, title, lead, children }: Props) {
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The URL's hash may identify a section that is only rendered after its data has loaded.
  useEffect(() => {
    if (hash !== `#${id}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [hash, id]);
  return (
    <section className="own-section" id={id} aria-labelledby={`${id}-title`}>
      <div className="own-section-head">
        <h2 ref={heading} tabIndex={-1} id={`${id}-title`}>
          {title}
        </h2>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </section>
  );
}

export function SaveButton({ busy }: { busy: boolean }) {
  const { t } = useTranslation('account');
  return (
    <Button type="submit" busy={busy}>
      {t('save')}
    </Button>
  );
}
