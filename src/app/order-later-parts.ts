import { bookInstallMachine } from '../../machines/book-install/book-install.machine.ts';
import { selectBookInstall } from '../../machines/book-install/book-install.selectors.ts';
import { choosePlanMachine } from '../../machines/choose-plan/choose-plan.machine.ts';
import { selectChoosePlan } from '../../machines/choose-plan/choose-plan.selectors.ts';
import { customisePlanMachine } from '../../machines/customise-plan/customise-plan.machine.ts';
import { selectCustomisePlan } from '../../machines/customise-plan/customise-plan.selectors.ts';
import { reviewOrderMachine } from '../../machines/review-order/review-order.machine.ts';
import { selectReviewOrder } from '../../machines/review-order/review-order.selectors.ts';
import { selectAppointmentMachine } from '../../machines/select-appointment/select-appointment.machine.ts';
import { selectSelectAppointment } from '../../machines/select-appointment/select-appointment.selectors.ts';
import { switchProviderMachine } from '../../machines/switch-provider/switch-provider.machine.ts';
import { selectSwitchProvider } from '../../machines/switch-provider/switch-provider.selectors.ts';
import { journeyPart } from '../journey-host/journey-part.ts';
import { createBookInstallActors } from '../journeys/book-install/book-install.actors.ts';
import { createChoosePlanActors } from '../journeys/choose-plan/choose-plan.actors.ts';
import { createCustomisePlanActors } from '../journeys/customise-plan/customise-plan.actors.ts';
import { createReviewOrderActors } from '../journeys/review-order/review-order.actors.ts';
import { createSelectAppointmentActors } from '../journeys/select-appointment/select-appointment.actors.ts';
import { createSwitchProviderActors } from '../journeys/switch-provider/switch-provider.actors.ts';
import type { Calls } from './calls.ts';
import { createLaterCalls } from './later-calls.ts';

/** The errands after the address check: each machine with the calls it makes, its selector and its views. */
export function createLaterParts(first: Calls) {
  const calls = createLaterCalls(first);
  const choosePlan = choosePlanMachine.provide({ actors: createChoosePlanActors(calls) });
  const switchProvider = switchProviderMachine.provide({ actors: createSwitchProviderActors(calls) });
  const customisePlan = customisePlanMachine.provide({ actors: createCustomisePlanActors(calls) });
  const selectAppointment = selectAppointmentMachine.provide({
    actors: createSelectAppointmentActors(calls.appointments),
  });
  const bookInstall = bookInstallMachine.provide({ actors: { ...createBookInstallActors(calls), selectAppointment } });
  const reviewOrder = reviewOrderMachine.provide({ actors: createReviewOrderActors(calls) });

  return {
    choosePlan: journeyPart({
      machine: choosePlan,
      select: selectChoosePlan,
      loadViews: () => import('../journeys/choose-plan/choose-plan.views.ts').then((views) => views.choosePlanViews),
    }),
    switchProvider: journeyPart({
      machine: switchProvider,
      select: selectSwitchProvider,
      loadViews: () =>
        import('../journeys/switch-provider/switch-provider.views.ts').then((views) => views.switchProviderViews),
    }),
    customisePlan: journeyPart({
      machine: customisePlan,
      select: selectCustomisePlan,
      loadViews: () =>
        import('../journeys/customise-plan/customise-plan.views.ts').then((views) => views.customisePlanViews),
    }),
    bookInstall: journeyPart({
      machine: bookInstall,
      select: selectBookInstall,
      loadViews: () => import('../journeys/book-install/book-install.views.ts').then((views) => views.bookInstallViews),
      children: {
        selectAppointment: journeyPart({
          machine: selectAppointment,
          select: selectSelectAppointment,
          loadViews: () =>
            import('../journeys/select-appointment/select-appointment.views.ts').then(
              (views) => views.selectAppointmentViews,
            ),
        }),
      },
    }),
    reviewOrder: journeyPart({
      machine: reviewOrder,
      select: selectReviewOrder,
      loadViews: () => import('../journeys/review-order/review-order.views.ts').then((views) => views.reviewOrderViews),
    }),
  };
}
