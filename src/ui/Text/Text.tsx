import type { ReactNode } from 'react';
import type { TypeName } from '../palette.ts';
import classes from './Text.module.css';

type TextProps = {
  children: ReactNode;
  /** A name of the type scale; `speak` is running text. */
  type?: TypeName;
  tone?: 'soft' | 'error' | 'success';
  as?: 'p' | 'span' | 'div' | 'strong' | 'h2' | 'h3';
  id?: string;
};

/** Words in a step of the type scale. */
export function Text({ children, type = 'speak', tone, as: Element = 'p', id }: TextProps) {
  return (
    <Element id={id} className={[classes[type], tone && classes[tone]].filter(Boolean).join(' ')}>
      {children}
    </Element>
  );
}
