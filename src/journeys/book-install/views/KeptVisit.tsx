import type { ReactNode } from 'react';
import type { VisitCard } from '../../../../machines/book-install/book-install.selectors.ts';
import { heldWords } from '../../../ui/HeldUntil/HeldUntil.tsx';
import { DateCard } from '../../../ui/DateCard/DateCard.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';

type KeptVisitProps = {
  title: string;
  visit: VisitCard;
  /** ISO instant; null where nobody told it. */
  heldUntil: string | null;
  onChange?: () => void;
  children?: ReactNode;
};

/** A visit with the date that stands. It says "held" only when the network holds it, and never "booked" (RS-04). */
export function KeptVisit({ title, visit, heldUntil, onChange, children }: KeptVisitProps) {
  return (
    <DateCard
      title={title}
      date={visit.date}
      slotText={visit.formattedSlot}
      status={visit.isHeld ? heldWords(heldUntil) : undefined}
      onChange={onChange}
      changeLabel={bookInstallCopy.shared.change}
    >
      {children}
    </DateCard>
  );
}
