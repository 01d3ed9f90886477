import type { bookInstallMachine } from '../../../machines/book-install/book-install.machine.ts';
import type { BookInstallModel } from '../../../machines/book-install/book-install.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { ReadingOverview } from './views/ReadingOverview.tsx';
import { InstallationMissing } from './views/InstallationMissing.tsx';
import { InstallationNotLoaded } from './views/InstallationNotLoaded.tsx';
import { VisitsNotNeeded } from './views/VisitsNotNeeded.tsx';
import { ReadingKeyInfo } from './views/ReadingKeyInfo.tsx';
import { OutsideVisitProposed } from './views/OutsideVisitProposed.tsx';
import { OutsideVisitHeld } from './views/OutsideVisitHeld.tsx';
import { OutsideVisitRejected } from './views/OutsideVisitRejected.tsx';
import { OutsideVisitExpired } from './views/OutsideVisitExpired.tsx';
import { OutsideDateTaken } from './views/OutsideDateTaken.tsx';
import { OutsideDateNotYetOpen } from './views/OutsideDateNotYetOpen.tsx';
import { OutsideSlotsMissing } from './views/OutsideSlotsMissing.tsx';
import { OutsideSlotsNotLoaded } from './views/OutsideSlotsNotLoaded.tsx';
import { VisitsRejected } from './views/VisitsRejected.tsx';
import { InHomeVisitProposed } from './views/InHomeVisitProposed.tsx';
import { InHomeVisitHeld } from './views/InHomeVisitHeld.tsx';
import { InHomeVisitRejected } from './views/InHomeVisitRejected.tsx';
import { InHomeVisitExpired } from './views/InHomeVisitExpired.tsx';
import { InHomeDateTaken } from './views/InHomeDateTaken.tsx';
import { InHomeDateNotYetOpen } from './views/InHomeDateNotYetOpen.tsx';
import { InHomeDateTooEarly } from './views/InHomeDateTooEarly.tsx';
import { InHomeSlotsMissing } from './views/InHomeSlotsMissing.tsx';
import { InHomeSlotsNotLoaded } from './views/InHomeSlotsNotLoaded.tsx';
import { AddingEngineerNotes } from './views/AddingEngineerNotes.tsx';
import { VisitsNotSaved } from './views/VisitsNotSaved.tsx';
import { VisitsNotReserved } from './views/VisitsNotReserved.tsx';

export const bookInstallViews: ViewsOf<typeof bookInstallMachine, BookInstallModel> = {
  ReadingOverview,
  InstallationMissing,
  InstallationNotLoaded,
  VisitsNotNeeded,
  ReadingKeyInfo,
  OutsideVisitProposed,
  OutsideVisitHeld,
  OutsideVisitRejected,
  OutsideVisitExpired,
  OutsideDateTaken,
  OutsideDateNotYetOpen,
  OutsideSlotsMissing,
  OutsideSlotsNotLoaded,
  VisitsRejected,
  InHomeVisitProposed,
  InHomeVisitHeld,
  InHomeVisitRejected,
  InHomeVisitExpired,
  InHomeDateTaken,
  InHomeDateNotYetOpen,
  InHomeDateTooEarly,
  InHomeSlotsMissing,
  InHomeSlotsNotLoaded,
  AddingEngineerNotes,
  VisitsNotSaved,
  VisitsNotReserved,
};
