import type { ReactNode } from 'react';
import { SidePicture } from '../art/SidePicture.tsx';
import { Beside } from './Beside.tsx';
import { besideAccountCopy as copy } from './beside-account.copy.ts';

type BesideAccountProps = {
  /** The order that waits for who the customer is, as a card; null where there is none. */
  order: ReactNode;
  children: ReactNode;
};

/** A page on which customers say who they are: beside it the order that waits for them, or else what an account is good for. */
export const BesideAccount = ({ order, children }: BesideAccountProps) => (
  <Beside
    isWide={order !== null || undefined}
    aside={order ?? <SidePicture name="key" tone="turquoise" heading={copy.heading} facts={copy.facts} />}
  >
    {children}
  </Beside>
);
