import type { ReactNode } from 'react';
import type { AskedStep, CheckOutModel } from '../../../../machines/check-out/check-out.selectors.ts';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { stepInWords } from '../check-out.copy.ts';
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
  children: ReactNode;
};

/** Which of the pages it is, in words and as a line of its parts: as many as are asked of this customer. */
const StepLine = ({ at, steps }: { at: AskedStep; steps: readonly AskedStep[] }) => (
  <>
    <Text tone="soft">{stepInWords(at, steps)}</Text>
    <div className={classes.steps} aria-hidden>
      {steps.map((step, place) => (
        <i key={step} data-done={place <= steps.indexOf(at) || undefined} />
      ))}
    </div>
  </>
);

/** A page that asks for one thing, and which of them it is; beside it what is ordered, or in a line above where there is no room. */
export const Asking = ({ words: { title, heading }, at, model, intro, wayOn, children }: AskingProps) => (
  <Column width="page">
    <PageTitle>{title}</PageTitle>
    <div className={classes.asking}>
      <StepLine at={at} steps={model.steps} />
      <PageHeading {...(intro !== undefined && { intro: <Unbroken>{intro}</Unbroken> })}>{heading}</PageHeading>
    </div>
    {wayOn === undefined && <OrderInBrief model={model} />}
    <div className={classes.sideBySide}>
      <div className={classes.step}>{children}</div>
      <div className={classes.beside} data-always={wayOn !== undefined || undefined}>
        <OrderedPhones model={model}>{wayOn}</OrderedPhones>
      </div>
    </div>
  </Column>
);
