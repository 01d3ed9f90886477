import { priceAMonth } from '../format/price.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './PlanLine.module.css';

type PlanLineProps = {
  plan: { name: string; priceInPence: number; contract: string };
  /** Where another one is chosen. */
  changeTo: string;
};

/**
 * The plan that a customer has picked, in a line as its card has it: on the pages where they say who they are.
 * Where the order stands beside them it is said there.
 */
export const PlanLine = ({ plan: { name, priceInPence, contract }, changeTo }: PlanLineProps) => (
  <p className={classes.line}>
    <strong>{`${name} · ${priceAMonth(priceInPence)} · ${contract}`}</strong>{' '}
    <TextLink alone to={changeTo}>
      Change<VisuallyHidden> plan</VisuallyHidden>
    </TextLink>
  </p>
);
