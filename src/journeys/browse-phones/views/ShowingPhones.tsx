import { memo, useDeferredValue, useRef } from 'react';
import type { PhoneOnCard, selectBrowsePhones } from '../../../../machines/browse-phones/browse-phones.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { PhoneShapes } from '../../../ui/PhonePicture/PhonePicture.tsx';
import { browsePhonesCopy } from '../browse-phones.copy.ts';
import { useAnchor } from '../../../ui/use-anchor.ts';
import { takeFocus, useFollowedFocus } from '../../../ui/use-followed-focus.ts';
import { useKeptPlace } from '../../../ui/use-kept-place.ts';
import { Filters } from './Filters.tsx';
import { Grades } from './Grades.tsx';
import { NoPhoneFits } from './NoPhoneFits.tsx';
import { PhoneCard } from './PhoneCard.tsx';
import classes from './ShowingPhones.module.css';

const copy = browsePhonesCopy.ShowingPhones;

/** Listens to the address by itself, so that a change of it does not draw the phones anew. */
function Places() {
  useAnchor();
  useKeptPlace();
  return null;
}

/** So many phones are on a screen, or near it. */
const AT_ONCE = 12;

/**
 * The first of those that fit are shown at once. What comes behind them stays as it was until the browser has shown that: a press is
 * answered before all of a long list is drawn again.
 */
function useListed(cards: readonly PhoneOnCard[]): readonly PhoneOnCard[] {
  const before = useDeferredValue(cards);
  if (before === cards) return cards;
  let shown = 0;
  const behind = cards.findIndex(({ isShown }) => isShown && ++shown > AT_ONCE);
  return behind < 0 ? cards : [...cards.slice(0, behind), ...before.slice(behind)];
}

/** Some cards in a row of the list: where none of them is another one, none is looked at. */
const Cards = memo(
  function Cards({ cards }: { cards: readonly PhoneOnCard[] }) {
    return cards.map((card, place) => (
      // By its place: to say another phone in it costs less than to move it, as a moved one is styled and laid out from nothing.
      // oxlint-disable-next-line react/no-array-index-key
      <PhoneCard key={place} card={card} />
    ));
  },
  ({ cards: before }, { cards }) =>
    before.length === cards.length && cards.every((card, place) => card === before[place]),
);

const inRows = (cards: readonly PhoneOnCard[]): (readonly PhoneOnCard[])[] =>
  Array.from({ length: Math.ceil(cards.length / AT_ONCE) }, (_, row) =>
    cards.slice(row * AT_ONCE, (row + 1) * AT_ONCE),
  );

/** The range with its filters. What does not fit stays in the page, unseen: a filter moves nothing but what it is about. */
export function ShowingPhones({ model, send }: ViewPropsOf<typeof selectBrowsePhones>) {
  const { path, cards, count, isOutOfDate } = model;
  const listed = useListed(cards);
  const list = useRef<HTMLUListElement>(null);
  const counted = useRef<HTMLParagraphElement>(null);
  const toCount = () => takeFocus(counted.current);
  useFollowedFocus(list, listed, toCount);
  const { title, heading, intro } = copy[path === paths.refurbishedPhones ? path : paths.phones];
  return (
    <div className={classes.page}>
      <PageTitle>{title}</PageTitle>
      <PageHeading intro={<p>{intro}</p>}>{heading}</PageHeading>
      {/* After the heading, which leads to the top. */}
      <Places />
      <PhoneShapes shapes={cards.map(({ shape }) => shape)} />
      <div className={classes.shop}>
        <Filters model={model} onCleared={toCount} />
        <div className={classes.results}>
          <div className={classes.bar}>
            <p ref={counted} role="status" tabIndex={-1} className={classes.count} data-counted>
              {copy.phones(count)}
            </p>
            {isOutOfDate && (
              <p role="alert" className={classes.outOfDate}>
                {copy.outOfDate}{' '}
                <Button small variant="link" onClick={() => send({ type: 'retry.requested' })}>
                  {copy.retry}
                </Button>
              </p>
            )}
          </div>
          {count === 0 && <NoPhoneFits model={model} onLeft={toCount} />}
          {/* Safari reads out a list without bullets only when it is told that it is one. */}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul ref={list} role="list" aria-label={copy.list} className={classes.cards} data-filtered>
            {inRows(listed).map((row, place) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Cards key={place} cards={row} />
            ))}
          </ul>
        </div>
      </div>
      {path === paths.refurbishedPhones && <Grades />}
    </div>
  );
}
