import { viewPhoneMachine } from '../../../machines/view-phone/view-phone.machine.ts';
import { selectViewPhone } from '../../../machines/view-phone/view-phone.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createViewPhoneActors } from './view-phone.actors.ts';

/** The page of one phone. */
export const viewPhonePart = (calls: Parameters<typeof createViewPhoneActors>[0]) =>
  journeyPart({
    machine: viewPhoneMachine,
    select: selectViewPhone,
    actors: createViewPhoneActors(calls),
    views: () => import('./view-phone.views.ts'),
    ownCode: { ShowingPhone: () => import('./views/ShowingPhone.tsx').then((view) => view.ShowingPhone) },
  });
