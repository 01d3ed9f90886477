import { choosePaymentMethodMachine } from '../../../machines/choose-payment-method/choose-payment-method.machine.ts';
import { selectChoosePaymentMethod } from '../../../machines/choose-payment-method/choose-payment-method.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createChoosePaymentMethodActors } from './choose-payment-method.actors.ts';

/** How bills are paid. */
export const choosePaymentMethodPart = (calls: Parameters<typeof createChoosePaymentMethodActors>[0]) =>
  journeyPart({
    machine: choosePaymentMethodMachine,
    select: selectChoosePaymentMethod,
    actors: createChoosePaymentMethodActors(calls),
    views: () => import('./choose-payment-method.views.ts'),
  });
