import { doorOf } from '../../machines/address-check/address-check.selectors.ts';
import { HomeLine } from '../journeys/order-broadband/HomeLine.tsx';
import { ProgressBar } from '../ui/ProgressBar/ProgressBar.tsx';
import type { KeptHome } from './order-under-way.ts';

/** Above an account in the middle of an order: how far the order is, and the home that it is for. */
export function AccountStep({ home }: { home: KeptHome }) {
  const door = doorOf(home);
  return (
    <>
      <ProgressBar current="Plan" />
      {door !== '' && <HomeLine at="customisingPlan" home={door} />}
    </>
  );
}
