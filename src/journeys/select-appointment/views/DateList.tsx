import { Fragment, useId, type KeyboardEvent, type RefObject } from 'react';
import type { BlockModel } from '../../../../machines/select-appointment/select-appointment.selectors.ts';
import { addDays } from '../../../../machines/shared/local-date.ts';
import { DateOption } from '../../../ui/DateOption/DateOption.tsx';
import { dayAndMonth } from '../../../ui/format/date.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { selectAppointmentCopy } from '../select-appointment.copy.ts';
import { besideDate } from '../select-appointment.dates.ts';
import { useSteady } from '../use-steady.ts';
import classes from './DateList.module.css';

const copy = selectAppointmentCopy.ChoosingDate;

/** Empty cards that stand for a block: few enough that half of them can be in view on the smallest screen. */
const cardsPerPlace = 4;
/** Empty cards while there is nothing else: as many as fill the widest list. */
const cardsAtFirst = 11;

const steps: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

type DateListProps = {
  list: RefObject<HTMLDivElement | null>;
  /** The id of the list's name. */
  labelledBy: string;
  blocks: readonly BlockModel[];
  isLoading: boolean;
  onChoose: (date: string) => void;
  onNear: (startDate: string) => void;
  onScroll: () => void;
};

/** What stands in the list for a block without dates. */
function BlockPlace({ block, next, cards }: { block: BlockModel; next: BlockModel | undefined; cards: number }) {
  const { status, startDate } = block;
  if (status === 'empty') {
    const from = dayAndMonth(startDate);
    return (
      <p className={classes.empty} data-date={startDate}>
        <span className={classes.none}>{copy.noDates}</span>
        {next ? copy.noDatesUntil(from, dayAndMonth(addDays(next.startDate, -1))) : copy.noDatesFrom(from)}
      </p>
    );
  }
  return (
    <div className={classes.place} data-date={startDate} data-status={status} aria-hidden>
      {status === 'failed' ? (
        <span className={classes.missing}>
          <Icon name="warning" size={24} />
        </span>
      ) : (
        Array.from({ length: cards }, (_, index) => <span key={index} className={classes.card} />)
      )}
    </div>
  );
}

/** The dates, in a row that scrolls: one group of radio buttons, gone through with the arrow keys (BK-13). */
export function DateList({ list, labelledBy, blocks, isLoading, onChoose, onNear, onScroll }: DateListProps) {
  const name = useId();
  const choose = useSteady(onChoose);

  const goBeside = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined || !(event.target instanceof HTMLInputElement)) return;
    const beside = besideDate(blocks, event.target.value, step);
    // The browser itself moves between radio buttons.
    if (beside.kind === 'date') return;
    event.preventDefault();
    if (beside.kind === 'awaited') onNear(beside.startDate);
  };

  return (
    <div
      ref={list}
      role="radiogroup"
      // Without a date to stop at, the keyboard scrolls the list itself.
      tabIndex={blocks.some(({ dates }) => dates.length > 0) ? -1 : 0}
      aria-labelledby={labelledBy}
      aria-busy={isLoading || undefined}
      className={classes.list}
      onScroll={onScroll}
      onKeyDown={goBeside}
    >
      {blocks.map((block, index) => (
        <Fragment key={block.startDate}>
          {block.status === 'loaded' ? (
            block.dates.map(({ date, freeSlots, isChosen }) => (
              <DateOption key={date} date={date} name={name} free={freeSlots} selected={isChosen} onChoose={choose} />
            ))
          ) : (
            <BlockPlace block={block} next={blocks[index + 1]} cards={isLoading ? cardsAtFirst : cardsPerPlace} />
          )}
        </Fragment>
      ))}
    </div>
  );
}
