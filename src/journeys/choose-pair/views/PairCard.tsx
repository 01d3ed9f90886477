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

/** A pair of visits with the day on which it all works: what tells it from the next pair. */
export function PairCard({ pair: { outsideVisit, inHomeVisit, worksFrom }, isFirst, onTake }: PairCardProps) {
  const id = useId();
  const visits = [
    { icon: 'pin', title: copy.outside, visit: outsideVisit },
    { icon: 'home', title: copy.inHome, visit: inHomeVisit },
  ] as const;
  return (
    <li className={classes.pair} data-first={isFirst || undefined} aria-labelledby={id}>
      {isFirst && <p className={classes.soonest}>{copy.soonest}</p>}
      <h3 id={id} className={classes.works}>
        <span className={classes.what}>{copy.works} </span>
        {longDate(worksFrom)}
      </h3>
      <dl className={classes.visits}>
        {visits.map(({ icon, title, visit }) => (
          <div key={title} className={classes.visit}>
            <dt className={classes.title}>
              <AnyIcon name={icon} size={24} />
              {title}
            </dt>
            <dd className={classes.when}>
              {longDate(visit.date)} <span className={classes.time}>{visit.formattedSlot}</span>
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
