import type { ReactNode } from 'react';
import './ticket.css';

interface Props {
  label: string;
  children: ReactNode;
}

/** One amount or fact in the list of a ticket. */
export function TicketFigure({ label, children }: Props) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The reference by which reception finds the ticket. */
export function TicketReference({ label, reference }: { label: string; reference: string }) {
  return (
    <TicketFigure label={label}>
      <bdi dir="ltr" className="ticket-reference">
        {reference}
      </bdi>
    </TicketFigure>
  );
}
