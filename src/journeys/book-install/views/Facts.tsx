import { AnyIcon, type IconName } from '../../../ui/AnyIcon/AnyIcon.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import classes from './Facts.module.css';

/** Short facts, each with its drawing. */
export function Facts({ facts }: { facts: readonly { icon: IconName; text: string }[] }) {
  return (
    <ul className={classes.facts}>
      {facts.map(({ icon, text }) => (
        <li key={text} className={classes.fact}>
          <AnyIcon name={icon} size={24} />
          <span>
            <Unbroken>{text}</Unbroken>
          </span>
        </li>
      ))}
    </ul>
  );
}
