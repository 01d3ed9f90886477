import { useId, useRef, useState } from 'react';
import { longDate, monthAndYear } from '../../../ui/format/date.ts';
import { SlotChoice } from '../../../ui/SlotChoice/SlotChoice.tsx';
import { LazyLoader } from '../../../ui/LazyLoader/LazyLoader.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { KeptPlace } from '../KeptPlace.ts';
import { failureWords, selectAppointmentCopy } from '../select-appointment.copy.ts';
import { chosenOption } from '../select-appointment.dates.ts';
import type { SelectAppointmentModel } from '../../../../machines/select-appointment/select-appointment.selectors.ts';
import type { SelectAppointmentEvent } from '../../../../machines/select-appointment/select-appointment.types.ts';
import type { ViewProps } from '../../../journey-host/journey-part.ts';
import { useListEdges } from '../use-list-edges.ts';
import { useMonthScroll } from '../use-month-scroll.ts';
import { useNearBlocks } from '../use-near-blocks.ts';
import { DateList } from './DateList.tsx';
import { ListSteps } from './ListSteps.tsx';
import { LoadingFailure } from './LoadingFailure.tsx';
import { MonthNavigation } from './MonthNavigation.tsx';
import classes from './DatesAndTimes.module.css';

const copy = selectAppointmentCopy.ChoosingDate;

type DatesAndTimesProps = Pick<ViewProps<SelectAppointmentModel, SelectAppointmentEvent>, 'model' | 'send'> & {
  keepFocus: () => void;
};

/** Month, date and time: what is seen of the list while it is scrolled, and what the machine hears of it. */
export function DatesAndTimes({ model, send, keepFocus }: DatesAndTimesProps) {
  const { blocks, months, slots, isLoading } = model;
  const list = useRef<HTMLDivElement>(null);
  const label = useId();
  const [announced, setAnnounced] = useState('');
  const edges = useListEdges(list, blocks);
  const shown = months.find(({ isShown }) => isShown)?.month ?? '';
  const { month, isLocked, moveToMonth, follow } = useMonthScroll(list, blocks, shown);
  const near = (startDate: string) => send({ type: 'block.neared', startDate });
  useNearBlocks({ list, blocks, isPaused: isLocked, onNear: near });

  const isChosenHere = chosenOption(blocks) !== null;
  const free = slots.flatMap(({ slot, time }) => (time === null ? [] : [{ slot, time }]));
  const isAnyLoading = blocks.some(({ status }) => status === 'loading');
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isLoading ? copy.loading : announced}</span>
      </VisuallyHidden>
      <div className={classes.dates}>
        <p id={label} className={classes.label}>
          {copy.dates}
        </p>
        <MonthNavigation
          months={months}
          month={month}
          onMove={(to) => {
            moveToMonth(to.month);
            setAnnounced(monthAndYear(to.month));
            send({ type: 'month.chosen', month: to.month });
          }}
        />
        <KeptPlace list={list}>
          <DateList
            list={list}
            labelledBy={label}
            blocks={blocks}
            isLoading={isLoading}
            onChoose={(date) => send({ type: 'date.chosen', date })}
            onNear={near}
            onScroll={follow}
          />
        </KeptPlace>
        <ListSteps edges={edges} isLoading={isLoading} />
      </div>
      {blocks.map(
        ({ startDate, failure }) =>
          failure !== null && (
            <LoadingFailure
              key={startDate}
              message={copy.blockFailed(longDate(startDate), failureWords(failure))}
              onRetry={() => {
                keepFocus();
                send({ type: 'block.retried', startDate });
              }}
            />
          ),
      )}
      {isChosenHere || !isAnyLoading ? (
        <SlotChoice
          legend={copy.times}
          slots={free}
          selected={slots.find(({ isChosen }) => isChosen)?.slot}
          onChoose={(slot) => send({ type: 'slot.chosen', slot })}
        />
      ) : (
        <div className={classes.times} aria-hidden>
          <LazyLoader fits label={copy.loading} />
        </div>
      )}
    </>
  );
}
