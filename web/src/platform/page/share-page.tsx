import { useSyncExternalStore } from 'react';
import type { ButtonLook } from '../../ui/button.tsx';
import { useLocale } from '../texts/locale.ts';
import { ShareText } from './share-text.tsx';
import './share-page.css';

interface Props {
  /** Sentences about the page; its address is appended. */
  lines: readonly string[];
  /** Path of the page without language. */
  path: string;
  look?: ButtonLook;
}

const never = () => () => undefined;

/** Buttons that share a page of the site, shown after hydration. */
export function SharePage({ lines, path, look }: Props) {
  const { localize } = useLocale();
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => null,
  );
  return origin === null ? null : (
    <div className="share-page">
      <ShareText text={[...lines, origin + localize(path)].join('\n')} look={look} />
    </div>
  );
}
