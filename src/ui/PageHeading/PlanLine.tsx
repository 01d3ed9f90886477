import { priceAMonth } from '../format/price.ts';

type PlanLineProps = { plan: { name: string; priceInPence: number; contract: string } };

/** The plan that a customer has picked, in a line as its card has it: on the pages where they say who they are. */
export const PlanLine = ({ plan: { name, priceInPence, contract } }: PlanLineProps) => (
  <p>
    <strong>{`${name} · ${priceAMonth(priceInPence)} · ${contract}`}</strong>
  </p>
);
