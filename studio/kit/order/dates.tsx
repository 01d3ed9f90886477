import { useState } from 'react';
import { Card } from '../../../src/ui/Card/Card.tsx';
import { DateCard } from '../../../src/ui/DateCard/DateCard.tsx';
import { DateOption } from '../../../src/ui/DateOption/DateOption.tsx';
import { ShortDate } from '../../../src/ui/ShortDate/ShortDate.tsx';
import { SlotChoice } from '../../../src/ui/SlotChoice/SlotChoice.tsx';
import { slotTime } from '../../../src/ui/format/slot.ts';
import { propsOf, type Entry } from '../entry.ts';
import { Row } from '../Row.tsx';

const nothing = () => undefined;

const days = [
  { date: '2026-01-05', free: 2 },
  { date: '2026-01-06', free: 1 },
  { date: '2026-01-07', free: 0 },
  { date: '2026-01-08', free: 2 },
];

function Days() {
  const [chosen, setChosen] = useState('2026-01-06');
  return (
    <fieldset>
      <legend>Days in January</legend>
      <Row>
        {days.map(({ date, free }) => (
          <DateOption key={date} date={date} name="days" free={free} selected={date === chosen} onChoose={setChosen} />
        ))}
      </Row>
    </fieldset>
  );
}

function Slots({ name, slots }: { name: string; slots: readonly ('AM' | 'PM')[] }) {
  const [chosen, setChosen] = useState(slots[0]);
  return (
    <SlotChoice
      name={name}
      legend={slots.length === 1 ? 'Only one is left' : 'Choose a time'}
      slots={slots.map((slot) => ({ slot, time: slotTime(slot) }))}
      selected={chosen}
      onChoose={setChosen}
    />
  );
}

export const dateCardEntry: Entry = {
  slug: 'date-card',
  name: 'Date card',
  group: 'Order',
  purpose: 'A visit that has its date.',
  files: ['src/ui/DateCard/DateCard.tsx'],
  props: propsOf<typeof DateCard>({
    title: 'Which visit it is.',
    date: 'YYYY-MM-DD.',
    slotText: '"8am-12pm" or "12pm-4pm".',
    status: 'Where the booking stands, such as "Held for you".',
    lost: 'What happened to a date that is gone; shown instead of the status, with the date struck through.',
    children: 'More about the visit.',
    onChange: 'With it, there is a button to choose a different date.',
    changeLabel: 'The words of that button.',
    isPart: 'Within a card of the page, which has more of the visit: no edge of its own.',
    level: 'Of its heading: 3 in a part of a page that has a heading of its own, else 2.',
  }),
  rules: ['Never "booked" before the network has accepted.'],
  rows: ['BK-03'],
  examples: [
    {
      id: 'states',
      title: 'Held, to be changed, expired, and within a card',
      rows: ['BK-03'],
      Draw: () => (
        <Row stacked>
          <DateCard title="Outside install" date="2026-01-05" slotText={slotTime('AM')} status="Held for you" />
          <DateCard title="Home install" date="2026-01-14" slotText={slotTime('PM')} onChange={nothing}>
            <p>Somebody of 18 or over has to be in.</p>
          </DateCard>
          <DateCard
            title="Second visit"
            date="2026-01-15"
            slotText={slotTime('PM')}
            lost="Expired"
            onChange={nothing}
          />
          <Card>
            <DateCard isPart title="Your home install" date="2026-01-14" slotText={slotTime('PM')} status="Booked" />
          </Card>
        </Row>
      ),
    },
  ],
};

export const shortDateEntry: Entry = {
  slug: 'short-date',
  name: 'Short date',
  group: 'Order',
  purpose: 'A day among facts: in tables, cards and summaries.',
  files: ['src/ui/ShortDate/ShortDate.tsx'],
  props: propsOf<typeof ShortDate>({ date: 'YYYY-MM-DD, or an ISO instant, which is shown on its day in the UK.' }),
  rules: ['Short to the eye, in full to the ear.', 'Headings and sentences have the long form, longDate.'],
  rows: ['FM-03'],
  examples: [{ id: 'day', title: 'A day', rows: ['FM-03'], Draw: () => <ShortDate date="2026-01-05" /> }],
};

export const dateOptionEntry: Entry = {
  slug: 'date-option',
  name: 'Date option',
  group: 'Order',
  purpose: 'One day in the list of dates.',
  files: ['src/ui/DateOption/DateOption.tsx'],
  props: propsOf<typeof DateOption>({
    date: 'YYYY-MM-DD.',
    name: 'Of the radio group that the days make up.',
    free: 'Free times on that day; a day without any cannot be chosen.',
    selected: 'Whether it is the chosen one.',
    onChoose: 'Told of the date.',
    ref: 'The label element, for what scrolls it into view.',
  }),
  rules: ['54 by 92 px.', 'Read out with weekday, date and the number of free times.'],
  rows: ['BK-13'],
  examples: [{ id: 'states', title: 'Free, selected, without times', rows: ['BK-13'], Draw: Days }],
};

export const slotChoiceEntry: Entry = {
  slug: 'slot-choice',
  name: 'Slot choice',
  group: 'Order',
  purpose: 'Morning or afternoon.',
  files: ['src/ui/SlotChoice/SlotChoice.tsx'],
  props: propsOf<typeof SlotChoice>({
    slots: 'The free times of the chosen day.',
    selected: 'The one that is chosen.',
    onChoose: 'Told of the slot.',
    name: 'Of the radio group.',
    legend: 'The question; "Choose a time" where nothing is said.',
  }),
  rules: ['Choosing a day chooses its first time.', 'A day without times says so.'],
  rows: ['BK-13', 'BK-17', 'BK-19'],
  examples: [
    { id: 'both', title: 'Both', rows: ['BK-17'], Draw: () => <Slots name="both-slots" slots={['AM', 'PM']} /> },
    { id: 'one', title: 'One', Draw: () => <Slots name="one-slot" slots={['PM']} /> },
    { id: 'none', title: 'None', rows: ['BK-19'], Draw: () => <Slots name="no-slot" slots={[]} /> },
  ],
};
