import { facts, member, offerOf, plan, product, starts } from '../../../machines/choose-plan/choose-plan.cases.ts';
import { choosePlanMachine } from '../../../machines/choose-plan/choose-plan.machine.ts';
import type { ChoosePlanContext } from '../../../machines/choose-plan/choose-plan.types.ts';
import type { SentinelId } from '../../../gateway/scenarios/sentinels.ts';
import { newMember } from '../../../tests/support/browser/gateway.ts';
import { browserJourney, type Act } from '../runner/browser-journey.types.ts';
import { answers, isBusy, refuses } from '../runner/outcomes.ts';

const visitor = starts['a visitor'];
const noPlans = { ...visitor, uprn: 'a home without plans' };
const hasPlans = ({ uprn }: ChoosePlanContext) => uprn === visitor.uprn;

const check =
  (home: SentinelId): Act =>
  ({ pages }) =>
    pages.enteringAddressByHand.checkHome(home);

const showPlans: Act = ({ pages }) => pages.addressOutcome.showPlans.click();

export const choosePlan = browserJourney<typeof choosePlanMachine>({
  name: 'choose-plan',
  machine: choosePlanMachine,
  starts: {
    'a visitor': { input: visitor, ready: check('visits-both'), open: showPlans },
    'a visitor at a home without plans': { input: noPlans, ready: check('products-none'), open: showPlans },
    'a member': {
      input: starts['a member'],
      ready: async (hands) => {
        await hands.gateway.register();
        await check('visits-both')(hands);
      },
      open: showPlans,
    },
  },
  perform: {
    'plan.selected': [
      {
        event: { type: 'plan.selected', productId: product.productId },
        does: ({ pages }) => pages.choosingPlan.select('150 Mbps').click(),
      },
    ],
    'suggestion.requested': ({ pages }) => pages.choosingPlan.ask.click(),
    'household.submitted': [
      {
        event: { type: 'household.submitted', people: 'few', uses: ['films'] },
        does: ({ pages }) => pages.choosingPlan.describe('3 or 4', 'Watch films and series in 4K'),
      },
      {
        event: { type: 'household.submitted', people: '', uses: [] },
        does: ({ pages }) => pages.choosingPlan.showPlan.click(),
      },
    ],
    'question.closed': ({ page }) => page.getByRole('dialog').press('Escape'),
    'member.loggedIn': [
      {
        event: { type: 'member.loggedIn', member },
        does: async ({ pages }) => {
          await pages.enteringRegistration.join(newMember());
        },
      },
    ],
    'logIn.abandoned': async ({ page, pages }) => {
      await pages.enteringRegistration.submit.waitFor();
      await page.goBack();
    },
    'logIn.resumed': ({ page }) => page.goForward(),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
    'plans.requested': ({ pages }) => pages.main.button('See all plans').click(),
  },
  calls: {
    listProducts: {
      ends: [
        answers(offerOf(product), hasPlans),
        answers(offerOf(), (context) => !hasPlans(context)),
        isBusy('listProductsForHome'),
      ],
    },
    createPlan: {
      ends: [
        answers(plan),
        refuses('createPlan', 409, 'plan.unavailable'),
        refuses('createPlan', 409, 'order.exists'),
        isBusy('createPlan'),
      ],
    },
  },
  // An answer that is chosen cannot be taken back by the same question.
  isOffered: ({ context }, event) =>
    event.type !== 'household.submitted' ||
    !('people' in event && event.people === '') ||
    (context as ChoosePlanContext).household === null,
  facts,
});
