import { useState } from 'react';
import { ChipChoice } from '../../../src/ui/ChipChoice/ChipChoice.tsx';
import { HeldUntil } from '../../../src/ui/HeldUntil/HeldUntil.tsx';
import { VisitPromise } from '../../../src/ui/VisitPromise/VisitPromise.tsx';
import { propsOf, type Entry } from '../entry.ts';

const days = [
  { value: 'any', label: 'Any weekday', short: 'Any' },
  { value: '4', label: 'Only Thursdays', short: 'Thu' },
  { value: '5', label: 'Only Fridays', short: 'Fri' },
] as const;

function Days() {
  const [chosen, setChosen] = useState<(typeof days)[number]['value']>('any');
  return <ChipChoice legend="Which day can you be at home?" options={days} selected={chosen} onChoose={setChosen} />;
}

export const chipChoiceEntry: Entry = {
  slug: 'chip-choice',
  name: 'Chip choice',
  group: 'Order',
  purpose: 'One of a few short words that narrows a list at once.',
  files: ['src/ui/ChipChoice/ChipChoice.tsx'],
  props: propsOf<typeof ChipChoice>({
    legend: 'The question.',
    options: 'The words to choose from; `short` is what is seen of one, where the question makes it clear.',
    selected: 'The one that is chosen.',
    onChoose: 'Told of the value.',
  }),
  rules: ['Each is 48 px high, and the row breaks where there is no room.', 'By keyboard a group of radio buttons.'],
  rows: [],
  examples: [{ id: 'days', title: 'Days', Draw: Days }],
};

export const heldUntilEntry: Entry = {
  slug: 'held-until',
  name: 'Held until',
  group: 'Order',
  purpose: 'Until when the network holds dates, and what happens then.',
  files: ['src/ui/HeldUntil/HeldUntil.tsx'],
  props: propsOf<typeof HeldUntil>({
    until: 'The moment, as an ISO instant; nothing is said without one.',
    areBoth: 'Both visits of the home are held.',
  }),
  rules: ['A moment, not a time left: true on a page that is left open.', 'By the clocks of the UK.'],
  rows: ['BK-32'],
  examples: [
    { id: 'both', title: 'Both dates', Draw: () => <HeldUntil until="2026-11-28T14:35:00Z" areBoth /> },
    { id: 'one', title: 'One date', Draw: () => <HeldUntil until="2026-11-28T14:35:00Z" areBoth={false} /> },
  ],
};

export const visitPromiseEntry: Entry = {
  slug: 'visit-promise',
  name: 'Visit promise',
  group: 'Order',
  purpose: 'What we owe where a visit is missed or the broadband starts late, in two lines.',
  files: ['src/ui/VisitPromise/VisitPromise.tsx'],
  props: propsOf<typeof VisitPromise>({
    date: 'The day it is about: the rates are those of that day.',
    of: 'A home that needs no visit is promised its start alone.',
    level: '3 where it stands in a part of the page that has a heading of its own.',
  }),
  rules: ['Amounts come from the table on the pages of words.', 'The whole of it is in the terms.'],
  rows: [],
  examples: [
    { id: 'promise', title: 'Promise', Draw: () => <VisitPromise date="2026-12-18" /> },
    { id: 'start', title: 'Without a visit', Draw: () => <VisitPromise date="2026-12-18" of="start" /> },
  ],
};
