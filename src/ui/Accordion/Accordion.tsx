import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './Accordion.module.css';

type AccordionItem = {
  /** Tells apart items that may have the same title, or one that is more than words. */
  id?: string;
  title: ReactNode;
  /** Small, below the title: when something was, or what kind of thing it is. */
  note?: string;
  content: ReactNode;
  open?: boolean;
};

/** Questions with hidden answers. The browser's own disclosure: works by keyboard, in page search, and before the script. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className={classes.accordion}>
      {items.map(({ title, note, id = String(title), content, open }) => (
        <details key={id} className={classes.item} open={open}>
          <summary className={classes.title}>
            <span>
              {title}
              {note !== undefined && <span className={classes.note}>{note}</span>}
            </span>
            <span className={classes.mark}>
              <Icon name="chevron-down" size={24} />
            </span>
          </summary>
          <div className={classes.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
