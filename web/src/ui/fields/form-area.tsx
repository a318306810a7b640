import { Suspense, type ReactNode } from 'react';
import './form-area.css';

/** Area of a page that contains forms. It is hydrated after the rest of the page. */
export function FormArea({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
