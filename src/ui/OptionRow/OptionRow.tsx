import { useId, type ComponentProps, type ReactNode } from 'react';
import choice from '../form/choice.module.css';
import classes from './OptionRow.module.css';

type OptionRowProps = {
  /** What chooses it. With a label of its own the other words of the row describe it; without one they are its name. */
  input?: ComponentProps<'input'>;
  /** In place of it, where it comes with the rest and nothing can be chosen. */
  icon?: ReactNode;
  name: string;
  hint: string;
  /** In words, such as "£4 a month". */
  price: string;
  /** What is paid beside it once, such as "+ £30 once". */
  once?: string;
};

/** Something that can be had, with what it is and what it costs, in one row that is pressed as a whole. */
export function OptionRow({ input, icon, name, hint, price, once }: OptionRowProps) {
  const id = useId();
  const Row = input ? 'label' : 'div';
  const describedBy = input?.['aria-label'] === undefined ? undefined : `${id}-hint ${id}-price`;
  return (
    <Row className={`${input ? choice.whole : classes.settled} ${classes.option}`}>
      {input ? <input {...input} className={choice.input} aria-describedby={describedBy} /> : icon}
      <span className={classes.body}>
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          <span id={`${id}-hint`} className={classes.hint}>
            {hint}
          </span>
        </span>
        <span id={`${id}-price`} className={classes.price}>
          {price}
          {once !== undefined && <span className={classes.once}> {once}</span>}
        </span>
      </span>
    </Row>
  );
}
