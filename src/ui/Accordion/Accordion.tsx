import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './Accordion.module.css';

type AccordionItem = {
  /** Tells apart items that may have the same title. */
  id?: string;
  title: string;
  /** The title as it is drawn, where parts of it are to stay whole. */
  drawn?: ReactNode;
  /** Small, below the title: when something was, or what kind of thing it is. */
  note?: string;
  content: ReactNode;
  open?: boolean;
};

/** Questions with hidden answers. The browser's own disclosure: works by keyboard, in page search, and before the script. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className={classes.accordion}>
      {items.map(({ title, drawn = title, note, id = title, content, open }) => (
        <details key={id} className={classes.item} open={open}>
          <summary className={classes.title}>
            <span>
              {drawn}
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
