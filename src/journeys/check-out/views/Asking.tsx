import type { ReactNode } from 'react';
import type { AskedStep } from '../../../../machines/check-out/check-out.selectors.ts';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { stepInWords } from '../check-out.copy.ts';
import classes from './CheckOut.module.css';

type AskingProps = {
  words: { title: string; heading: string };
  at: AskedStep;
  steps: readonly AskedStep[];
  intro?: ReactNode;
  children: ReactNode;
};

/** A page that asks for one thing, and which of them it is. */
export const Asking = ({ words: { title, heading }, at, steps, intro, children }: AskingProps) => (
  <Column>
    <PageTitle>{title}</PageTitle>
    <div className={classes.asking}>
      <Text tone="soft">{stepInWords(at, steps)}</Text>
      <PageHeading {...(intro !== undefined && { intro })}>{heading}</PageHeading>
    </div>
    {children}
  </Column>
);
