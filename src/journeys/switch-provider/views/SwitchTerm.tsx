import type { ReactNode } from 'react';
import { AnyIcon, type IconName } from '../../../ui/AnyIcon/AnyIcon.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import classes from './SwitchTerm.module.css';

type SwitchTermProps = {
  id: string;
  icon: IconName;
  heading: string;
  /** Under the title of a dialog, or of a page. */
  level: 'h2' | 'h3';
  children: ReactNode;
};

/** One of what a customer agrees to with a switch, under its name and beside its drawing. */
export function SwitchTerm({ id, icon, heading, level, children }: SwitchTermProps) {
  return (
    <section className={classes.term} aria-labelledby={id}>
      <AnyIcon name={icon} size={24} />
      <div className={classes.words}>
        <Text as={level} type="speak-up" id={id}>
          {heading}
        </Text>
        {children}
      </div>
    </section>
  );
}
