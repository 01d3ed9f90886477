import { facts, starts } from '../../../machines/about-you/about-you.cases.ts';
import { aboutYouMachine } from '../../../machines/about-you/about-you.machine.ts';
import { browserJourney, type Act } from '../runner/browser-journey.types.ts';
import { answers, isBusy } from '../runner/outcomes.ts';
import { memberOf } from '../runner/draft.ts';

const start = 'a member known by a first name';

/** Nobody can join without a last name today; members of long standing could. */
const known: Act = async ({ page, gateway }) => {
  await gateway.register({ firstName: 'Jo' });
  const { lastName: _, ...member } = await memberOf(page);
  await gateway.fault({ operationId: 'getMember', body: member, times: 1 });
};

const giveName =
  (lastName: string): Act =>
  ({ pages }) =>
    pages.enteringName.give('Jo', lastName);

export const aboutYou = browserJourney<typeof aboutYouMachine>({
  name: 'about-you',
  machine: aboutYouMachine,
  starts: { [start]: { input: starts[start], ready: known, open: ({ page }) => page.goto('/about-you') } },
  perform: {
    'name.submitted': [
      { event: { type: 'name.submitted', firstName: 'Jo', lastName: 'Dunnock' }, does: giveName('Dunnock') },
      { event: { type: 'name.submitted', firstName: 'Jo', lastName: ' ' }, does: giveName(' ') },
    ],
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    saveName: { ends: [answers(), isBusy('updateMember')] },
    // Who cannot be looked up is taken for a visitor, and is asked to log in.
    welcomeMember: {
      ends: [
        { answer: undefined, leaves: true },
        { ...isBusy('getMember'), leaves: true },
      ],
    },
  },
  facts,
});
