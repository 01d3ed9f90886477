import type { ReactNode } from 'react';
import { gridColumns } from '../tokens.ts';
import classes from './Grid.module.css';

type Span = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

type GridProps = {
  children: ReactNode;
  /** 12 where nothing is said (TK-03). */
  columns?: 4 | 6 | typeof gridColumns;
  as?: 'div' | 'ul' | 'ol';
};

/** Columns of one width. What stands in it says with GridItem how many it takes. */
export function Grid({ children, columns = gridColumns, as: Element = 'div' }: GridProps) {
  return (
    <Element className={classes.grid} data-columns={columns}>
      {children}
    </Element>
  );
}

type GridItemProps = {
  children: ReactNode;
  /** Columns on every screen; all of them where nothing is said. */
  span?: Span;
  /** Columns from 768 px. */
  medium?: Span;
  /** Columns from 992 px. */
  large?: Span;
  as?: 'div' | 'li' | 'section';
};

/** The numbers are attributes and not styles: words that the server sends may carry no style of their own. */
export function GridItem({ children, span, medium, large, as: Element = 'div' }: GridItemProps) {
  return (
    <Element className={classes.item} data-span={span} data-medium={medium} data-large={large}>
      {children}
    </Element>
  );
}
