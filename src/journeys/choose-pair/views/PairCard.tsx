import { useId } from 'react';
import type { PairModel } from '../../../../machines/choose-pair/choose-pair.selectors.ts';
import { AnyIcon } from '../../../ui/AnyIcon/AnyIcon.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { choosePairCopy } from '../choose-pair.copy.ts';
import classes from './PairCard.module.css';

const copy = choosePairCopy.ChoosingPair;

type PairCardProps = {
  pair: PairModel;
  /** The first pair, which most customers take. */
  isFirst: boolean;
  onTake: () => void;
};

/** A pair of visits with the day on which it all works, and who has to be there for each. */
export function PairCard({ pair: { outsideVisit, inHomeVisit, worksFrom }, isFirst, onTake }: PairCardProps) {
  const id = useId();
  const visits = [
    { icon: 'pin', ...copy.outside, visit: outsideVisit },
    { icon: 'home', ...copy.inHome, visit: inHomeVisit },
  ] as const;
  return (
    <li className={classes.pair} data-first={isFirst || undefined} aria-labelledby={id}>
      {isFirst && <p className={classes.soonest}>{copy.soonest}</p>}
      <h3 id={id} className={classes.works}>
        {copy.works(longDate(worksFrom))}
      </h3>
      <dl className={classes.visits}>
        {visits.map(({ icon, title, note, visit }) => (
          <div key={title} className={classes.visit}>
            <dt className={classes.title}>
              <AnyIcon name={icon} size={24} />
              {title}
            </dt>
            <dd className={classes.when}>
              {longDate(visit.date)} <span className={classes.time}>{visit.formattedSlot}</span>
              <span className={classes.note}>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Button variant={isFirst ? 'primary' : 'standard'} wide aria-describedby={id} onClick={onTake}>
        {copy.take}
      </Button>
    </li>
  );
}
