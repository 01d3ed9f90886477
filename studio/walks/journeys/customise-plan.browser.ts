import type { AnyMachineSnapshot } from 'xstate';
import type { SentinelId } from '../../../gateway/scenarios/sentinels.ts';
import { product } from '../../../machines/choose-plan/choose-plan.cases.ts';
import { facts, plan, rolling, starts } from '../../../machines/customise-plan/customise-plan.cases.ts';
import { customisePlanMachine } from '../../../machines/customise-plan/customise-plan.machine.ts';
import type { CustomisePlanContext } from '../../../machines/customise-plan/customise-plan.types.ts';
import { addDays } from '../../../machines/shared/local-date.ts';
import { browserJourney, type Act } from '../runner/browser-journey.types.ts';
import { answers, isBusy, refuses } from '../runner/outcomes.ts';

const fresh = starts['a customer who is new to this step'];
const [byVisit, byChoice] = ['the visit decides the day', 'the customer decides the day'];
const isFree = ({ uprn }: CustomisePlanContext) => uprn === byChoice;

const options = (isDateFree: boolean) => ({
  lengths: [product, rolling],
  isDateFree,
  isOutsideVisitRequired: !isDateFree,
  meshMonthlyPriceInPence: 400,
});

const draftFor =
  (home: SentinelId): Act =>
  async ({ gateway }) => {
    await gateway.register();
    await gateway.draftPlan(home);
  };
const open: Act = ({ page }) => page.goto('/customise-plan');

/** The ways in which what was saved is taken in the dialog, or on the page of what has failed. */
const goBack: Act = ({ page }) => page.getByRole('button', { name: /^(Back to my plan|Carry on now)$/ }).click();

const date = (connectionDate: string) => ({ type: 'connectionDate.chosen', connectionDate }) as const;

/** A date that is no choice, while there is one: a field that shows it already does not change. */
const asLongAsThereIsOne =
  (connectionDate: string) =>
  ({ context }: AnyMachineSnapshot) =>
    (context as CustomisePlanContext).choice.connectionDate === null ? null : date(connectionDate);

export const customisePlan = browserJourney<typeof customisePlanMachine>({
  name: 'customise-plan',
  machine: customisePlanMachine,
  starts: {
    'a customer who chooses the connection date': {
      input: { ...fresh, uprn: byChoice },
      ready: draftFor('visits-none'),
      open,
    },
    'a customer whose visit decides the connection date': {
      input: { ...fresh, uprn: byVisit },
      ready: draftFor('visits-both'),
      open,
    },
  },
  perform: {
    'length.chosen': [
      {
        event: ({ context }) =>
          (context as CustomisePlanContext).choice.productId === rolling.productId
            ? null
            : { type: 'length.chosen', productId: rolling.productId },
        does: ({ pages }) => pages.customisingPlan.length(/1 month/).check(),
      },
    ],
    'meshWifi.toggled': [
      {
        event: { type: 'meshWifi.toggled', meshWifi: true },
        does: ({ pages }) => pages.customisingPlan.mesh.click(),
      },
    ],
    'connectionDate.chosen': [
      {
        event: asLongAsThereIsOne(addDays(plan.earliestActivationDate ?? '', -1)),
        does: ({ pages }) => pages.customisingPlan.connectionDate.fill('2020-01-01'),
      },
      {
        event: date(addDays(plan.earliestActivationDate ?? '', 1)),
        does: async ({ pages }) => {
          const { connectionDate } = pages.customisingPlan;
          const earliest = (await connectionDate.getAttribute('min')) ?? '';
          // Always another one than the field shows: the same again is no change.
          const isShown = (await connectionDate.inputValue()) === addDays(earliest, 1);
          await connectionDate.fill(addDays(earliest, isShown ? 2 : 1));
        },
      },
      {
        event: asLongAsThereIsOne(''),
        does: ({ pages }) => pages.customisingPlan.connectionDate.clear(),
      },
    ],
    'choice.reviewed': goBack,
    'ticket.closed': goBack,
    'saving.requested': ({ pages }) => pages.customisingPlan.saveForLater.click(),
    'installBooking.requested': ({ pages }) => pages.customisingPlan.book.click(),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    loadOptions: {
      ends: [
        answers(options(true), isFree),
        answers(options(false), (context) => !isFree(context)),
        isBusy('listKitOptions'),
      ],
    },
    keepCustomisation: {
      ends: [
        answers(plan),
        refuses('customisePlan', 400, 'invalid.request', [
          { path: 'body.connectionDate', message: 'The earliest day we can connect you is Tuesday 8 December 2026.' },
        ]),
        isBusy('customisePlan'),
      ],
    },
    saveJourney: {
      ends: [
        answers({ code: 'K7M2QX9P', link: '/customise-plan?saved=K7M2QX9P', expiresAt: '2026-12-21T00:00:00Z' }),
        isBusy('saveJourney'),
      ],
    },
  },
  facts,
});
