import { useId } from 'react';
import { compensationOn } from '../../pages/content/price-facts.ts';
import { price } from '../format/price.ts';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { visitPromiseCopy as copy } from './visit-promise.copy.ts';
import classes from './VisitPromise.module.css';

type VisitPromiseProps = {
  /** YYYY-MM-DD */
  date: string;
  /** A home that needs no visit is promised its start alone. */
  of?: 'visit' | 'start';
  /** 3 where it stands in a part of the page that has a heading of its own. */
  level?: 2 | 3;
};

/** What we owe where a visit or the start is late, at the rates of the day that it is about. */
export function VisitPromise({ date, of = 'visit', level = 2 }: VisitPromiseProps) {
  const id = useId();
  const { missedVisit, lateStart } = compensationOn(date);
  return (
    <section className={classes.promise} aria-labelledby={id}>
      <Text as={`h${level}`} type="murmur-bold" id={id}>
        {copy.heading[of]}
      </Text>
      {of === 'visit' && <Text type="murmur">{copy.missed(price(missedVisit))}</Text>}
      <Text type="murmur">{copy.late(price(lateStart))}</Text>
      <TextLink to="/terms#when-things-go-wrong" alone>
        {copy.terms}
      </TextLink>
    </section>
  );
}
