import type { Message } from '../../outbox/outbox.ts';
import { simPlanLink, toMember, type Addressee } from '../../words/mail-words.ts';
import { AUTOMATIC_BY } from '../airtime/airtime.rules.ts';
import type { BannerContent } from '../banners/show-banner.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import { named } from './sim-plan-messages.ts';

/** Under which a plan that has ended is taken away again from the top of the pages. */
export const ENDED_TOPIC = 'sim-plan-ended';

/** Why a plan was not repeated. ONCE: it was not to be. NOT_ASKED: for a reason on our side. TOP_UP…: its credit was to be topped up first. BANK: a bank has taken back the price of a plan. */
export type Ended =
  | 'ONCE'
  | 'CREDIT'
  | 'TOP_UP_SHORT'
  | 'TOP_UP_FAILED'
  | 'TOP_UP_OFF'
  | 'TOP_UP_UNHEARD'
  | 'NO_CARD'
  | 'REFUSED'
  | 'NOT_ASKED'
  | 'UNHEARD'
  | 'BANK'
  | 'NO_SIM';

const talk = 'If it has left your account, please talk to us.';

const whyEnded: Readonly<Record<Ended, string>> = {
  ONCE: 'It was bought once, so nothing was taken for another one.',
  CREDIT: 'Your credit wasn’t enough to repeat it. Nothing was taken.',
  TOP_UP_SHORT: `Your credit wasn’t enough to repeat it, even with an automatic top-up of ${pounds(AUTOMATIC_BY)}. Nothing was taken for another plan.`,
  TOP_UP_FAILED:
    'Your credit wasn’t enough to repeat it, and your card couldn’t be charged for the automatic top-up. Nothing was taken.',
  TOP_UP_OFF:
    'Your credit wasn’t enough to repeat it, and your automatic top-up was off by the time that we needed it. Nothing was taken for another plan.',
  TOP_UP_UNHEARD: `Your credit wasn’t enough to repeat it. We asked for an automatic top-up from your card, and haven’t heard whether it was taken. ${talk}`,
  NO_CARD: 'The card that was to pay for the next one isn’t kept any more, or has expired. Nothing was taken.',
  UNHEARD: `We asked for the price of the next one from your card, and haven’t heard whether it was taken. ${talk}`,
  REFUSED: 'Your bank hasn’t accepted the payment for the next one. Nothing was taken, and we won’t try again.',
  NOT_ASKED:
    'We couldn’t take the payment for the next one from your card, for a reason on our side. Your bank wasn’t asked the last time, and nothing was taken.',
  BANK: 'Your bank has taken back the price of a plan of yours, so we haven’t repeated it, and charge no card for another one.',
  NO_SIM: 'No SIM of yours is on, so we haven’t repeated it. Nothing was taken for another plan.',
};

/** No plan runs any more. */
export function endedMessage(
  to: Addressee,
  { planId, why }: { planId: string; why: Ended },
  { brandName, hostUrl }: { brandName: string; hostUrl: string },
): Message {
  return toMember(to, 'Your plan has ended', [
    `Your ${named(planId)} has ended. ${whyEnded[why]}`,
    'From now on you pay our credit rates for what you use, from your credit. Without credit you can still be called and texted.',
    `Buy your next plan: ${simPlanLink(hostUrl)}`,
    brandName,
  ]);
}

/** The same on top of the pages, until a plan begins or its member puts it away. */
export function endedBanner(planId: string, why: Exclude<Ended, 'ONCE'>): BannerContent {
  return {
    topic: ENDED_TOPIC,
    variant: 'warning',
    title: `Your ${named(planId)} has ended`,
    content: `${whyEnded[why]} You pay our credit rates until you buy another one.`,
    button:
      why === 'NO_SIM'
        ? { text: 'Switch a SIM on', action: 'path:/activate/sim' }
        : { text: 'See the plans', action: 'path:/buy/goodybag' },
  };
}
