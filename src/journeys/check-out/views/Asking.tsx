import type { ReactNode } from 'react';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import classes from './CheckOut.module.css';

type AskingProps = {
  words: { title: string; heading: string; step: string };
  intro?: ReactNode;
  children: ReactNode;
};

/** A page that asks for one thing, and which of them it is. */
export const Asking = ({ words: { title, heading, step }, intro, children }: AskingProps) => (
  <Column>
    <PageTitle>{title}</PageTitle>
    <div className={classes.asking}>
      <Text tone="soft">{step}</Text>
      <PageHeading {...(intro !== undefined && { intro })}>{heading}</PageHeading>
    </div>
    {children}
  </Column>
);
