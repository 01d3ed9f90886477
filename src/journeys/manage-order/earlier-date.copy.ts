import { longDate } from '../../ui/format/date.ts';

const back = 'Back to your order';
const retry = 'Try again';

/** What the page of an order says of an earlier date: what became of it, what stands at a visit, and pages of its own. */
export const earlierDateCopy = {
  news: {
    earlierDateAsked: {
      kind: 'success',
      text: 'You’re on the list. If an earlier date comes free, we’ll email you and hold it for you here.',
    },
    earlierDateWaived: {
      kind: 'success',
      text: 'You’re off the list for an earlier date. Your visit stays as it is.',
    },
    noneEarlier: { kind: 'warning', text: 'There’s no earlier date that this visit could have.' },
    offerAccepted: { kind: 'success', text: 'The earlier date is yours. We’ve told the network.' },
    offerDeclined: {
      kind: 'success',
      text: 'You’ve kept your date. You’re still on the list: if another one comes free, we’ll email you.',
    },
  },
  visit: {
    ask: 'Want it sooner? If somebody gives up an earlier date, we’ll email you and hold it for you for two hours. Your visit only moves if you take it.',
    tellMe: 'Tell me if an earlier date comes free',
    asked: 'You’re on the list for an earlier date: we’ll email you if one comes free.',
    stop: 'Stop asking',
    offered: (visit: string) => `An earlier date for your ${visit}`,
    onOffer: 'Held for you',
    yours: 'Your date now',
    until: (time: string, date: string) =>
      `Take it by ${time} on ${longDate(date)}. After that it goes to the next person who asked, and you keep your date.`,
    take: 'Take this date',
    keep: 'Keep my date',
  },
  outcomes: {
    OfferGone: {
      title: 'Date has gone',
      heading: 'That earlier date has gone',
      body: 'We hold a date for a limited time, and this one has gone to the next person or is free for everybody again. Your visit keeps the date that it has.',
      back,
    },
    EarlierDateNotAsked: {
      title: 'Not on the list',
      heading: 'We couldn’t put you on the list',
      body: 'Your visit hasn’t changed. Try again in a moment.',
      retry,
      back,
    },
    EarlierDateNotWaived: {
      title: 'Still on the list',
      heading: 'We couldn’t take you off the list',
      body: 'You may still hear of an earlier date, but your visit only moves if you take it. Try again in a moment.',
      retry,
      back,
    },
    OfferNotAccepted: {
      title: 'Date not changed',
      heading: 'We couldn’t give you the earlier date',
      body: 'It’s held for you until its time is up. Try again in a moment.',
      retry,
      back,
    },
    OfferNotDeclined: {
      title: 'Date not passed on',
      heading: 'We couldn’t pass the earlier date on',
      body: 'You keep your date: the earlier one goes to the next person when its time is up. Try again in a moment if you’d like it to go now.',
      retry,
      back,
    },
  },
} as const;
