import { longDate, shortDate, timeOfDay } from '../../ui/format/date.ts';
import { mobileCopy } from './mobile.copy.ts';

const retry = 'Try again';

const sentAt = (moment: string): string => `${shortDate(moment)}, ${timeOfDay(moment)}`;

/** Every word of the dashboard's home. */
export const dashboardCopy = {
  Dashboard: {
    title: 'Your dashboard',
    heading: 'Your dashboard',
    loading: 'One moment',
    retry,
    banners: {
      label: 'News for you',
      help: 'Get help',
      helpBody: 'Need a hand? Call us on',
      notDismissed: 'We couldn’t put that away. It’s still here for now.',
      dismissed: 'Put away',
    },
    needs: {
      heading: 'Needs you',
      rebook: (visit: string) => `Choose another date for your ${visit.toLowerCase()}`,
      was: (date: string) => `It was planned for ${longDate(date)}.`,
      rebookWay: 'Choose another date',
      ofOrder: (orderKey: string) => `Order ${orderKey}`,
      earlier: (visit: string) => `An earlier date for your ${visit.toLowerCase()}`,
      earlierText: (date: string, time: string, until: string) =>
        `We’re holding ${longDate(date)}, ${time}, for you until ${timeOfDay(until)} on ${longDate(until)}. Take it, or keep the date you have.`,
      earlierWay: 'See the earlier date',
      repair: {
        READY: 'Agree to your switch',
        FAILED: 'Try your switch again',
        EXPIRED: 'Try your switch again',
      },
      repairWhy: {
        READY: 'Your old provider has found your service. Your switch starts once you agree to it.',
        FAILED: 'We couldn’t order your switch, so your old service will carry on until you end it.',
        EXPIRED: 'The offer from your old provider has run out, so your old service will carry on until you end it.',
      },
      repairWay: 'See your switch',
      unfinished: 'Finish your order',
      unfinishedText: 'You’ve begun an order and not placed it yet. Everything you chose is still here.',
      unfinishedWay: 'Carry on with your order',
    },
    repairs: {
      heading: 'Being repaired',
      states: {
        REPORTED: 'The network is testing your line.',
        FOUND_OUTSIDE: 'The fault is in the network outside: nobody has to be at home.',
        FOUND_AT_HOME: 'The fault is in your home: an engineer has to come in.',
      } as Readonly<Record<string, string | undefined>>,
      otherState: 'The network is working on it.',
      promised: (day: string) => `We’ll have it repaired by the end of ${day}.`,
      late: (day: string) =>
        `We promised to have it repaired by the end of ${day}, and we haven’t. We’re sorry: you get money off your next bill after the repair for each day since then.`,
      // A promise ends without another one only where nobody was at home.
      noDay:
        'Nobody was at home when the engineer came. Choose another day: we’ll name the day of your repair with it.',
      expected: (day: string) => `The network expects to be done on ${day}.`,
      atHome: (day: string, time: string) => `An engineer visits you on ${day}, ${time}. Somebody has to be at home.`,
      outside: (day: string, time: string) => `An engineer works outside on ${day}, ${time}.`,
      open: 'See your fault',
    },
    plans: {
      label: 'Your plans',
      monthly: 'Monthly price',
      termEnds: 'Minimum term until',
      lastDay: 'Last day',
      open: 'See and change your plan',
      fault: 'Report a fault',
      nextBill: 'Next bill',
      finalBill: 'Final bill',
      billFor: (planName: string, address: string) => `${planName}, ${address}`,
      billed: (amount: string, day: string) => `${amount} on ${day}, as far as we know today.`,
      bills: 'See your bills',
      notLoaded: 'We couldn’t fetch your plans',
      notLoadedText: 'Nothing is wrong with them: our service isn’t responding. Try again in a moment.',
    },
    mobile: mobileCopy,
    orders: {
      label: 'Your orders',
      heading: (planName: string) => `Your ${planName} order`,
      orderId: 'Order ID',
      next: (visit: string, date: string) => `Next: your ${visit.toLowerCase()} on ${date}`,
      engineer: (name: string) => `${name} is coming`,
      promises: 'What you’ve been promised',
      plan: 'Your plan',
      address: 'Address',
      goLive: 'Go Live date',
      monthly: 'Monthly price',
      paidFrom: 'Nothing to pay before your Go Live date',
      choosePayment: 'Choose how you pay',
      documents: 'Contract',
      summary: 'Contract summary',
      information: 'Contract information',
      noDocuments: 'Not ready to download yet',
      open: 'See and change your order',
      none: 'You have no orders yet',
      noneText: 'Check your address to see which plans you can have. Ordering takes a few minutes.',
      check: 'Check your address',
      noneRunning: 'Nothing is on its way',
      noneRunningText: 'You have no order that’s under way at the moment.',
      notLoaded: 'We couldn’t fetch your orders',
      notLoadedText: 'Nothing is wrong with them: our service isn’t responding. Try again in a moment.',
      past: 'Earlier orders',
      broken: (amount: string) => `We didn’t keep all our promises. That’s worth ${amount} to you.`,
      openPast: 'See this order',
    },
    messages: {
      heading: 'Messages',
      loading: 'Fetching your messages',
      none: 'We haven’t sent you anything yet.',
      text: 'Text message',
      email: 'Email',
      note: (kind: string, moment: string) => `${kind}, ${sentAt(moment)}`,
      older: (count: number, areMore: boolean) => `Older messages (${areMore ? `${count} and more` : count})`,
      showOlder: 'Show older messages',
      olderNotLoaded: 'We couldn’t fetch your older messages.',
      held: (count: number, orderKey: string) =>
        count === 1
          ? `1 message about order ${orderKey} hasn’t been sent to you yet.`
          : `${count} messages about order ${orderKey} haven’t been sent to you yet.`,
      release: (count: number) => (count === 1 ? 'Send me this message' : `Send me these ${count} messages`),
      notReleased: 'We couldn’t send your messages. They’re still waiting.',
      off: {
        ordered: {
          text: 'We can email and text you whenever something happens with your order.',
          action: 'Switch on order updates',
        },
        live: {
          text: 'We can email and text you if something happens with your broadband.',
          action: 'Switch on updates',
        },
      },
      on: 'Order updates are on. Choose what we tell you, and how.',
      kinds: { orders: 'How your order goes', visits: 'Engineer visits' },
      channels: { email: 'Email', sms: 'Text message' },
      notSaved: 'We couldn’t save your choice. Nothing has changed yet.',
      notSwitchedOn: 'We couldn’t switch your updates on.',
      notLoaded: 'We couldn’t fetch your messages.',
    },
    account: {
      heading: 'Your account',
      groups: [
        {
          id: 'money',
          heading: 'Bills and payment',
          ways: [
            { label: 'Bills', to: '/dashboard/bills' },
            { label: 'How you pay', to: '/dashboard/payment-method' },
            { label: 'Your credit', to: '/top-up' },
          ],
        },
        {
          id: 'phones',
          heading: 'Phones and SIMs',
          ways: [
            { label: 'Phone orders', to: '/dashboard/orders/phones' },
            { label: 'Your SIMs', to: '/dashboard/sims' },
            { label: 'Your number', to: '/dashboard/number' },
          ],
        },
        {
          id: 'you',
          heading: 'You and your log-in',
          ways: [
            { label: 'Your profile', to: '/dashboard/profile' },
            { label: 'Change your password', to: '/dashboard/password' },
            { label: 'Logging in with a code', to: '/dashboard/second-factor' },
          ],
        },
        {
          id: 'us',
          heading: 'Friends and help',
          ways: [
            { label: 'Share the love', to: '/spread' },
            { label: 'Contact us', to: '/contact-us' },
          ],
        },
      ],
    },
  },
} as const;
