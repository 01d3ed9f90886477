import type { ContentPage } from '../content-page.types.ts';
import { advertisedCreditRates, simPlanOffers } from '../sim-plans.ts';

const { minuteInPence, textInPence, megabyteInPence } = advertisedCreditRates;

export const page: ContentPage = {
  title: 'SIM only deals',
  description:
    'Five SIM only plans of 30 days: data, minutes, texts and roaming side by side, what credit costs without one, and how to get a SIM.',
  heading: 'SIM only, 30 days at a time',
  intro: 'Five plans. No contract, no credit check, and the same price for new and old customers.',
  tone: 'turquoise',
  scene: 'sim',
  sections: [
    {
      id: 'plans',
      heading: 'The plans',
      blocks: [
        { offers: simPlanOffers },
        {
          text: 'Minutes and texts are to UK landlines and mobiles. Data in Europe counts in [38 countries](/roaming-charges), without a surcharge. All prices include VAT.',
        },
        {
          text: 'Not sure which? [How much data do I need?](/how-much-data-do-i-need)',
        },
      ],
    },
    {
      heading: 'How to buy one',
      blocks: [
        {
          text: 'Log in or join, and choose when it starts: now, or when the plan that you have ends. Pay from your credit or by card, once or each time it ends.',
        },
        {
          text: 'No SIM yet? [Get a free SIM](/free-sim-cards) and buy a plan all the same: it begins as soon as [your SIM is on](/activate).',
        },
      ],
    },
    {
      id: 'credit',
      heading: 'Without a plan',
      blocks: [
        {
          facts: [
            { term: 'A minute', details: `${minuteInPence}p` },
            { term: 'A text', details: `${textInPence}p` },
            { term: 'A megabyte', details: `${megabyteInPence}p` },
          ],
        },
        {
          text: 'What you use without a plan, or after it has run out, comes off your credit. [Calls to other countries](/international) always do.',
        },
      ],
    },
    {
      heading: 'Good to know',
      blocks: [
        {
          list: [
            'A plan stops when its 30 days are over, unless you’ve asked us to buy the next one each time. Then we email you three days before, and you can stop it whenever you like.',
            'Data that’s left over isn’t kept. If that happens often, a smaller plan has enough for you.',
            'When your data has run out you can start the next plan early. The days that are left of the old one are lost then, and we tell you so before.',
            'A plan that hasn’t begun can be taken back: what you paid goes back to your credit or your card. One that has begun can be cancelled [on its page](/buy/goodybag) for 14 days after you bought it: you pay for what you’ve had of it, and the rest goes back.',
          ],
        },
      ],
    },
  ],
};
