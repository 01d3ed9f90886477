import type { ShownReturn } from '../../../machines/follow-shop-order/follow-shop-order.selectors.ts';
import type {
  ReturnOption,
  ReturnReason,
  ReturnRefusal,
} from '../../../machines/follow-shop-order/follow-shop-order.types.ts';
import { longDate } from '../../ui/format/date.ts';
import { describedPhone } from '../../ui/format/described-phone.ts';
import { price } from '../../ui/format/price.ts';

/** Why something can’t be sent back as it was chosen, by the machine’s reasons. */
export const returnRefusals: Record<ReturnRefusal, string> = {
  phoneMissing: 'Choose what you send back',
  reasonMissing: 'Tell us why you send it back',
  reasonNotForAll: 'Choose another reason, or fewer phones: this one no longer holds for all of them',
  notTogether: 'Send these back one after the other: for one you get your money, for the other another phone',
  descriptionMissing: 'Tell us in a few words what’s wrong with it',
  descriptionTooLong: 'Use 500 characters or fewer',
};

const reasons = {
  CHANGE_OF_MIND: 'I’ve changed my mind',
  FAULTY: 'It’s faulty',
} satisfies Record<ReturnReason, string>;

const why = 'Why';
const wrong = 'What’s wrong';
const handIn = 'Hand it in';
const phones = 'What goes back';

/** What a return brings for its phones. What a lender has paid goes back to the lender; an outcome that came later is told by email. */
export function comesOf(outcome: string, pieces: ShownReturn['pieces']): string {
  if (outcome === 'REPLACEMENT') return 'The same phone again, or your money if none is left';
  if (outcome !== 'REFUND') return 'We’ll email you what you get for it';
  if (pieces.some(({ credit }) => credit !== null)) return 'What you’ve paid us, the way you paid; the credit ends';
  return `${price(pieces.reduce((sum, { priceInPence }) => sum + priceInPence, 0))}, the way you paid`;
}

/** Words of sending something back: the parts of the order’s page, and the pages on which it is asked for. */
export const sendingBackCopy = (retry: string, back: string) =>
  ({
    SendingBack: {
      heading: 'Send something back',
      mind: (until: string) =>
        `You can change your mind until ${longDate(until)}. It’s free, and you don’t have to say why.`,
      faulty: 'Is something faulty? Tell us what’s wrong, and we’ll say at once what you get for it.',
      begin: 'Send something back',
      over: 'The days in which you can send it back here are over. If it’s faulty, you have rights for six years: talk to us.',
      talk: 'Talk to us',
    },
    Returns: {
      heading: 'Your returns',
      asked: 'Asked for',
      why,
      wrong,
      code: 'Your code',
      handInBy: 'Hand it in by',
      moneyBy: 'Your money by',
      sentBack: 'Back to you',
      comesOn: 'The other one comes on',
      cameOn: 'The other one came on',
      tracking: 'Its tracking number',
      get: 'You get',
      how: 'How to send it',
      steps: [
        'Save what you need from the phone, log out of your accounts on it, and take out your SIM.',
        'Put it into a firm box. Ours is good, any other will do.',
        'Show the code at any post office or parcel shop. You needn’t print anything, and it’s free.',
      ],
      receipt: {
        REFUND: 'Keep the receipt that you get there: from that day on the 14 days count in which we send your money.',
        REPLACEMENT: 'Keep the receipt that you get there, until the other one has come.',
      } satisfies Record<ReturnOption['outcome'], string>,
      copy: 'Copy all of this',
      copied: 'Copied',
      notCopied: 'Please mark it and copy it by hand',
      print: 'Print this page',
      keep: 'Keep it after all',
    },
    ChoosingReturn: {
      title: 'Send something back',
      heading: 'Send something back',
      which: 'What do you want to send back?',
      only: 'What you send back',
      reason: 'Why?',
      reasons,
      hints: {
        CHANGE_OF_MIND: (until: string) =>
          `Until ${longDate(until)}. You don’t have to say more, and you get your money back.`,
        FAULTY_EARLY: (until: string) =>
          `Until ${longDate(until)} you get your money back. After that, we’ll send you another one.`,
        FAULTY_LATER: (until: string) =>
          `We’ll send you another one. Until ${longDate(until)} we take it that the fault was there from the first day.`,
        WARRANTY: (until: string) =>
          `We’ll send you another one: our warranty for refurbished phones runs until ${longDate(until)}.`,
      } satisfies Record<ReturnOption['ground'], (until: string) => string>,
      second: (until: string) =>
        `It’s the second one that’s faulty, so you get your money back. Until ${longDate(until)}.`,
      differs: 'What you get isn’t the same for each of them. You’ll read it before anything is asked for.',
      description: 'What’s wrong with it?',
      descriptionHint: 'Needed only if it’s faulty. Please leave out passwords and codes.',
      submit: 'Continue',
      notPossible:
        'We haven’t asked for this return, as something has changed since you opened the page. What you chose is still here.',
      back,
    },
    ReviewingReturn: {
      title: 'Before you send it back',
      heading: 'Before you send it back',
      phones,
      why,
      reasons,
      wrong,
      get: 'You get',
      when: 'When',
      days: {
        REFUND: 'When it’s here with us, and within 14 days of the day on which you hand it in, in any case',
        REPLACEMENT: 'As soon as yours is here with us. We’ll email you the day.',
      } satisfies Record<ReturnOption['outcome'], string>,
      handIn,
      within: 'Within 14 days, at any post office or parcel shop. It’s free.',
      code: 'Once you’ve asked for it, we’ll show you a code in place of a label, and email it to you. Until you’ve handed it in, you can keep it after all.',
      law: 'More about your rights:',
      returns: 'Sending things back',
      confirm: 'Send it back',
      change: 'Change something',
      back,
    },
    ReturnNotSent: {
      title: 'Not asked for',
      heading: 'We couldn’t ask for your return',
      body: 'What you chose is still here. Try again in a moment: it can’t be asked for twice.',
      retry,
      review: 'Back to your return',
    },
    ConfirmingWithdrawal: {
      title: 'Keep it after all?',
      text: (names: string) => `Your code for ${names} won’t work any more.`,
      again: 'You can still send it back later, as long as its days aren’t over.',
      confirm: 'Yes, I’ll keep it',
      decline: 'No, I’ll send it back',
    },
    WithdrawalNotSent: {
      title: 'Not changed',
      heading: 'We couldn’t take your return back',
      body: 'Nothing has changed: our service isn’t responding. Try again in a moment.',
      retry,
      back,
    },
  }) as const;

/** What comes of a reason that is offered, and until when. */
export function hintOf(
  { hints, second, differs }: ReturnType<typeof sendingBackCopy>['ChoosingReturn'],
  option: ReturnOption | null,
): string {
  if (option === null) return differs;
  const { ground, outcome, until } = option;
  const isSecond = outcome === 'REFUND' && (ground === 'FAULTY_LATER' || ground === 'WARRANTY');
  return isSecond ? second(until) : hints[ground](until);
}

/** A return as text that stands by itself, to be kept or passed on. */
export function returnInText(key: string, one: ShownReturn): string {
  const { pieces, reason, description, askedAt, returnCode, sendBy, outcome, stateDescription } = one;
  return [
    `Return of order ${key}, asked for on ${longDate(askedAt)}`,
    ...pieces.map((piece) => `${piece.name}, ${describedPhone(piece)}: ${price(piece.priceInPence)}`),
    `${why}: ${reasons[reason]}`,
    ...(description === null ? [] : [`${wrong}: ${description}`]),
    `You get: ${comesOf(outcome, pieces)}`,
    ...(returnCode === null ? [] : [`Code: ${returnCode}`]),
    `Hand it in by ${longDate(sendBy)}`,
    stateDescription,
  ].join('\n');
}
