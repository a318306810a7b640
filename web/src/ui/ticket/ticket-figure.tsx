import type { ReactNode } from 'react';
import './ticket.css';

interface Props {
  label: string;
  children: ReactNode;
}

/** An amount or fact in the list of a ticket. */
export function TicketFigure({ label, children }: Props) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The reference of a ticket, with which the reception finds it. */
export function TicketReference({ label, reference }: { label: string; reference: string }) {
  return (
    <TicketFigure label={label}>
      <bdi dir="ltr" className="ticket-reference">
        {reference}
      </bdi>
    </TicketFigure>
  );
}
