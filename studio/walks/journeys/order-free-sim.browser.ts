import { address, facts, form, input, ordered } from '../../../machines/order-free-sim/order-free-sim.cases.ts';
import { orderFreeSimMachine } from '../../../machines/order-free-sim/order-free-sim.machine.ts';
import type { OrderFreeSimContext } from '../../../machines/order-free-sim/order-free-sim.types.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { type Act, browserJourney } from '../runner/browser-journey.types.ts';
import { fault, isBusy, press, refuses } from '../runner/outcomes.ts';
import { performSearch, searchCalls } from './postal-address-search.ts';

const order =
  (email: string, count: string): Act =>
  async ({ page, pages }) => {
    if (count !== '') await page.getByText('Two SIM cards').click();
    for (const [label, text] of [
      ['First name', form.firstName],
      ['Last name', form.lastName],
      ['Email address', email],
      ['First line of the address', form.line1],
      ['Town or city', form.city],
      ['Postcode', form.postcode],
    ] as const)
      await page.getByLabel(label).fill(text);
    await pages.main.button(/^Order for free$/).click();
  };

export const orderFreeSim = browserJourney<typeof orderFreeSimMachine>({
  name: 'order-free-sim',
  machine: orderFreeSimMachine,
  starts: { 'a visitor': { input, open: ({ page }) => page.goto(paths.orderFreeSim) } },
  perform: {
    'order.submitted': [
      {
        event: { type: 'order.submitted', ...form, count: '', email: 'rowan.archer' },
        does: order('rowan.archer', ''),
      },
      { event: { type: 'order.submitted', ...form }, does: order(form.email, form.count) },
    ],
    ...performSearch,
    'search.requested': press(/^Find my address$/),
    'another.requested': press(/^Order more SIM cards$/),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
    'details.changed': ({ pages }) => pages.main.button(/^Change your details$/).click(),
  },
  calls: {
    ...searchCalls<OrderFreeSimContext>(address, {
      ...isBusy('retrieveCapture'),
      when: ({ form: { line1 }, foundAddress }) => line1 === '' && foundAddress === null,
    }),
    orderSim: {
      ends: [
        { answer: ordered, by: fault('orderFreeSim', { status: 201, body: ordered }) },
        refuses('orderFreeSim', 409, 'free-sim.limit'),
        refuses('orderFreeSim', 409, 'free-sim.ordered-before'),
        isBusy('orderFreeSim'),
      ],
    },
  },
  facts: (context) => ({ ...facts(context), text: context.text }),
  // A number of cards that was chosen before cannot be unchosen.
  isOffered: ({ context }, event) =>
    event.type !== 'order.submitted' || !('count' in event) || event.count !== '' || context.form.count === '',
});
