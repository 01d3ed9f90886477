import type { Fault } from '../../../tests/support/browser/gateway.ts';
import type { FieldProblem } from '../../../machines/shared/failure.ts';
import { newsDue } from '../../../machines/shared/quiet-look.ts';
import type { Act, Outcome } from './browser-journey.types.ts';

type When<Context> = NonNullable<Outcome<Context>['when']>;

/** The next call of this operation goes wrong once. */
export const fault =
  (operationId: string, rule: Omit<Fault, 'operationId' | 'times'>): Act =>
  ({ gateway }) =>
    gateway.fault({ operationId, times: 1, ...rule });

/** The customer presses a button of the page. */
export const press =
  (name: RegExp): Act =>
  ({ pages }) =>
    pages.main.button(name).click();

/** The customer presses a button of the dialog over the page. */
export const inDialog =
  (name: RegExp): Act =>
  ({ page }) =>
    page.getByRole('dialog').getByRole('button', { name }).click();

/** The gateway answers by its own rules. */
export const answers = <Context>(answer?: unknown, when?: When<Context>): Outcome<Context> => ({
  answer,
  ...(when && { when }),
});

/** The gateway answers by a rule that testers set: `body` on the wire, `answer` for the machine where that is another. */
export const tells = <Context>(operationId: string, body: unknown, answer: unknown = body): Outcome<Context> => ({
  answer,
  by: fault(operationId, { status: 200, body }),
});

/** The gateway refuses by its own rules, without any fault. */
export const refusesItself = <Context>(status: number, code: string, when?: When<Context>): Outcome<Context> => ({
  failure: { kind: 'HttpError', status, code, message: '', fields: [] },
  ...(when && { when }),
});

/** The gateway refuses by a rule that testers set. */
export const refuses = <Context>(
  operationId: string,
  status: number,
  code: string,
  fields: FieldProblem[] = [],
): Outcome<Context> => ({
  failure: { kind: 'HttpError', status, code, message: '', fields },
  by: fault(operationId, { status, body: { code, message: 'Refused by a tester.', requestId: 'test', fields } }),
});

/** The customer takes the nth free date of the date selector, counted from 0; `date` is what a machine without a gateway is told. */
export const takesDate = <Context>(date: string, nth = 0): Outcome<Context> => ({
  answer: { kind: 'appointmentSelected', date, slot: 'AM', formattedSlot: '8am-12pm', inHomeLeadTimeInDays: 5 },
  does: ({ pages }) => pages.choosingDate.take(nth),
});

/** The customer leaves the date selector without a date. */
export const leavesDates = <Context>(): Outcome<Context> => ({
  answer: { kind: 'cancelled' },
  does: ({ pages }) => pages.choosingDate.cancel.click(),
});

/** The gateway is too busy to answer. */
export const isBusy = <Context>(operationId: string): Outcome<Context> => refuses(operationId, 503, 'server.busy');

/**
 * What was fetched once is not fetched again, unless the page was loaded anew. Where something has failed nothing was
 * kept, and a page that comes back would try it again by itself.
 */
export const afterReload = <Context>(outcome: Outcome<Context>): Outcome<Context> => ({
  ...outcome,
  by: async (hands) => {
    const { page, pages } = hands;
    const isOpen = page.url() !== 'about:blank' && !(await pages.main.retry.isVisible());
    if (isOpen) {
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    }
    await outcome.by?.(hands);
  },
});

/** What is shown has become old enough to be looked at again. */
export const newsAreDue: Act = ({ page }) => page.clock.runFor(newsDue);

/** Longer than anything that a customer does meanwhile. */
export const held = (operationId: string): Act => fault(operationId, { delayMs: 8000 });
