import { paths } from '../../../machines/shared/paths.ts';
import { facts, input, none, sent, some } from '../../../machines/share-love/share-love.cases.ts';
import { shareLoveMachine } from '../../../machines/share-love/share-love.machine.ts';
import type { Known, ShareLoveContext } from '../../../machines/share-love/share-love.types.ts';
import { browserJourney, type Act, type Outcome } from '../runner/browser-journey.types.ts';
import { answers, fault, isBusy, newsAreDue, press } from '../runner/outcomes.ts';

/** Friends join and pay in what has walks of its own: they are told by a rule of testers. */
const has = ({ referrals }: Known, link = none.link): Outcome<ShareLoveContext> => ({
  answer: { link, referrals },
  by: fault('getReferrals', { status: 200, body: referrals }),
});

/** The browsers of walks have no share sheet: this one opens, and is closed or refused as a walk wants. */
const giveSheet: Act = ({ page }) =>
  page.addInitScript(() => {
    navigator.share = () =>
      Reflect.get(window, 'sheetIsShut') === true
        ? Promise.reject(new DOMException('No sheet', 'NotAllowedError'))
        : Promise.resolve();
  });

const sheet =
  (isShut: boolean): Act =>
  ({ page }) =>
    page.evaluate((value) => Reflect.set(window, 'sheetIsShut', value), isShut);

export const shareLove = browserJourney<typeof shareLoveMachine>({
  name: 'share-love',
  machine: shareLoveMachine,
  starts: {
    'a member': {
      input,
      ready: async (hands) => {
        await hands.page.clock.install();
        await giveSheet(hands);
        await hands.gateway.register();
      },
      open: ({ page }) => page.goto(paths.shareLove),
    },
  },
  perform: {
    'sheet.requested': press(/^Share$/),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    loadFriends: { ends: [answers(none), has(some), has(sent), isBusy('getReferrals')] },
    lookForNews: {
      ends: [
        { answer: some.referrals, by: fault('getReferrals', { status: 200, body: some.referrals }) },
        isBusy('getReferrals'),
      ],
    },
    openSheet: {
      ends: [
        { answer: undefined, by: sheet(false) },
        { failure: { kind: 'UnknownError', message: 'No sheet' }, by: sheet(true) },
      ],
    },
  },
  delays: { newsDue: newsAreDue },
  facts,
});
