import type { ReactNode } from 'react';
import classes from './Card.module.css';

type CardProps = {
  children: ReactNode;
  /** `sunken` for what is quiet; the brand tints for what is loud. */
  tone?: 'card' | 'sunken' | 'pink' | 'yellow' | 'turquoise' | 'olive';
  as?: 'div' | 'section' | 'article' | 'li';
  'aria-labelledby'?: string;
};

export function Card({ children, tone = 'card', as: Element = 'div', ...rest }: CardProps) {
  return (
    <Element {...rest} className={classes.card} data-tone={tone}>
      {children}
    </Element>
  );
}
