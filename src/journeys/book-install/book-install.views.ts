import type { bookInstallMachine } from '../../../machines/book-install/book-install.machine.ts';
import type { BookInstallModel } from '../../../machines/book-install/book-install.selectors.ts';
import type { BookInstallView } from '../../../machines/book-install/book-install.types.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { viewsFrom } from '../../journey-host/outcome-views.tsx';
import { lateView } from '../../journey-host/late-view.tsx';
import { bookInstallCopy as copy } from './book-install.copy.ts';
import { lostDateView, type LostDate } from './views/LostDate.tsx';
import { notDoneView, type NotDone } from './views/NotDone.tsx';
import { ReadingKeyInfo } from './views/ReadingKeyInfo.tsx';
import { ReadingOverview } from './views/ReadingOverview.tsx';
import { SlotsMissing } from './views/SlotsMissing.tsx';
import { VisitHeld } from './views/VisitHeld.tsx';
import { VisitProposed } from './views/VisitProposed.tsx';
import { VisitsNotNeeded } from './views/VisitsNotNeeded.tsx';

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

export const views: ViewsOf<typeof bookInstallMachine, BookInstallModel> = {
  ReadingOverview,
  ReadingKeyInfo,
  VisitProposed,
  VisitHeld,
  SlotsMissing,
  VisitsNotNeeded,
  AddingEngineerNotes: lateView(() =>
    import('./views/AddingEngineerNotes.tsx').then((view) => view.AddingEngineerNotes),
  ),
  ...viewsFrom(lostDates, (view, lost) => lostDateView(copy[view], lost)),
  ...viewsFrom(notDone, (view, outcome) => notDoneView(copy[view], outcome)),
};
