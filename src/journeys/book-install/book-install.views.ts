import type { bookInstallMachine } from '../../../machines/book-install/book-install.machine.ts';
import type { BookInstallModel } from '../../../machines/book-install/book-install.selectors.ts';
import type { BookInstallView } from '../../../machines/book-install/book-install.types.ts';
import type { ViewPropsOf, ViewsOf } from '../../journey-host/journey-part.ts';
import { outcomeViews, viewsFrom, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { bookInstallCopy as copy } from './book-install.copy.ts';
import type { selectBookInstall } from '../../../machines/book-install/book-install.selectors.ts';
import { AddingEngineerNotes } from './views/AddingEngineerNotes.tsx';
import { lostDateView, type LostDate } from './views/LostDate.tsx';
import { notDoneView, type NotDone } from './views/NotDone.tsx';
import { ReadingKeyInfo } from './views/ReadingKeyInfo.tsx';
import { ReadingOverview } from './views/ReadingOverview.tsx';
import { SlotsMissing } from './views/SlotsMissing.tsx';
import { VisitHeld } from './views/VisitHeld.tsx';
import { VisitProposed } from './views/VisitProposed.tsx';

const lostDates = {
  VisitRejected: { ways: ['change'] },
  VisitsRejected: { isOfBoth: true, ways: ['change'] },
  VisitExpired: { ways: ['change'] },
  DateTaken: { ways: ['change'] },
  DateNotYetOpen: { ways: ['change', 'changeOutside'] },
  DateTooEarly: { ways: ['change', 'changeOutside'] },
} satisfies Partial<Record<BookInstallView, LostDate>>;

const notDone = {
  InstallationMissing: { ways: ['retry', 'chat'] },
  InstallationNotLoaded: { ways: ['retry'] },
  SlotsNotLoaded: { ways: ['retry', 'changeOutside'] },
  VisitsNotSaved: { ways: ['retry', 'changeNotes'] },
  VisitsNotReserved: { ways: ['retry', 'changeNotes'] },
} satisfies Partial<Record<BookInstallView, NotDone>>;

const outcomes = {
  VisitsNotNeeded: { kind: 'success', ways: { submit: { type: 'overview.read' } } },
} satisfies Outcomes<typeof copy, ViewPropsOf<typeof selectBookInstall>>;

export const views: ViewsOf<typeof bookInstallMachine, BookInstallModel> = {
  ReadingOverview,
  ReadingKeyInfo,
  VisitProposed,
  VisitHeld,
  SlotsMissing,
  AddingEngineerNotes,
  ...outcomeViews(copy, outcomes),
  ...viewsFrom(lostDates, (view, lost) => lostDateView(copy[view], lost)),
  ...viewsFrom(notDone, (view, outcome) => notDoneView(copy[view], outcome)),
};
