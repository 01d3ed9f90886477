import type { ReactNode } from 'react';
import type { AskedStep, CheckOutModel } from '../../../../machines/check-out/check-out.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { backCopy, stepInWords } from '../check-out.copy.ts';
import classes from './CheckOut.module.css';
import { OrderedPhones } from './OrderedPhones.tsx';
import { OrderInBrief } from './OrderInBrief.tsx';

type AskingProps = {
  words: { title: string; heading: string };
  at: AskedStep;
  model: CheckOutModel;
  intro?: ReactNode;
  /** The way on, below what it costs: then the phones stand on narrow screens, too. */
  wayOn?: ReactNode;
  /** Below what is ordered, where that stands beside the page. */
  picture?: ReactNode;
  children: ReactNode;
};

const pathOf: Record<AskedStep, string> = {
  contact: paths.checkoutContact,
  address: paths.checkoutAddress,
  day: paths.checkoutDelivery,
  sims: paths.checkoutSim,
  ways: paths.checkoutPayment,
  review: paths.checkoutReview,
};

/** Which of the pages it is, in words and as a line of its parts: as many as are asked of this customer. */
function StepLine({ at, steps }: { at: AskedStep; steps: readonly AskedStep[] }) {
  const place = steps.indexOf(at);
  const before = steps[place - 1];
  return (
    <>
      <div className={classes.where}>
        <Text tone="soft">{stepInWords(at, steps)}</Text>
        <TextLink alone to={before === undefined ? paths.basket : pathOf[before]}>
          {backCopy.back}
          <VisuallyHidden> {before === undefined ? backCopy.toBasket : backCopy.toStep(place)}</VisuallyHidden>
        </TextLink>
      </div>
      <div className={classes.steps} aria-hidden>
        {steps.map((step, nth) => (
          <i key={step} data-done={nth <= place || undefined} />
        ))}
      </div>
    </>
  );
}

/** A page that asks for one thing, and which of them it is; beside it what is ordered, or in a line above where there is no room. */
export const Asking = ({ words: { title, heading }, at, model, intro, wayOn, picture, children }: AskingProps) => (
  <Column width="page">
    <PageTitle>{title}</PageTitle>
    <div className={classes.sideBySide}>
      <div className={classes.step}>
        <div className={classes.asking}>
          <StepLine at={at} steps={model.steps} />
          <PageHeading {...(intro !== undefined && { intro: <Unbroken>{intro}</Unbroken> })}>{heading}</PageHeading>
        </div>
        {wayOn === undefined && <OrderInBrief model={model} />}
        {children}
      </div>
      <div className={classes.beside} data-always={wayOn !== undefined || undefined}>
        <OrderedPhones model={model}>{wayOn}</OrderedPhones>
        {picture !== undefined && <div className={classes.scene}>{picture}</div>}
      </div>
    </div>
  </Column>
);
