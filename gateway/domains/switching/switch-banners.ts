import { longDate } from '../../words/date-words.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { isUndelivered, noAnswer, takesNoPart } from './outcomes.rules.ts';
import { overAlready } from './repair.rules.ts';
import { findMember } from '../members/members.rows.ts';
import { findPlan, orderIdsOf } from '../plans/plans.rows.ts';
import { showBanner, withdrawBanner, type BannerContent } from '../banners/show-banner.ts';
import { troubleMessage } from './switch.messages.ts';
import type { SwitchRow } from './switching.store.ts';
import { DAY_MS } from '../../../platform/clock/clock.ts';

export type SwitchBannerDeps = Pick<Dependencies, 'clock' | 'outbox' | 'env' | 'hub'>;

function topicOf({ id }: Pick<SwitchRow, 'id'>): string {
  return `switch:${id}`;
}

/** Good news is old after a month. */
const GOOD_NEWS_MS = 30 * DAY_MS;

/** Why the old service carries on, as the order summary has it. */
function whyNotOrdered(provider: string, code: string): string {
  if (code === takesNoPart) return `${provider} isn’t taking part in One Touch Switch at the moment`;
  if (code === noAnswer) return `${provider} didn’t answer in time`;
  return `${whyNotHeard(provider, code)} the order`;
}

function whyNotHeard(provider: string, code: string): string {
  return isUndelivered(code) ? `We couldn’t reach ${provider} with` : `${provider} didn’t accept`;
}

function notOrdered(provider: string, code: string): string {
  if (overAlready.has(code))
    return `${provider} says there’s nothing to switch any more. Ask them when your old service ends. Your new broadband isn’t affected.`;
  const repair = code === takesNoPart ? ' Cancel with them yourself once your new broadband works.' : '';
  return `${whyNotOrdered(provider, code)}, so your old service will carry on.${repair} Your new broadband isn’t affected.`;
}

/** The page that puts the switch of an order right: that order's, as a member may have several, at several homes. */
export const summaryOf = (orderId: string | undefined): `/${string}` =>
  orderId === undefined ? '/order-summary' : `/dashboard/orders/${orderId}/order-summary`;

/** What to tell the member about a change; nothing while they are still choosing, because the page says it. */
export function bannerOf(
  before: SwitchRow,
  after: SwitchRow,
  { provider = 'your old provider', orderId }: { provider: string | undefined; orderId: string | undefined },
): Omit<BannerContent, 'topic'> | undefined {
  if (after.wantedDate === null) return undefined;
  const chat = { text: 'Chat with us', action: 'chat' } as const;
  const action = `path:${summaryOf(orderId)}` as const;
  const again = { text: 'Try the switch again', action };
  if (after.state === 'failed' && before.state === 'consented')
    return {
      variant: 'error',
      title: 'We couldn’t order your switch',
      content: notOrdered(provider, after.errorCode ?? ''),
      button: after.errorCode === takesNoPart ? { text: 'See your order', action } : again,
    };
  if (after.state === 'expired' && before.state !== 'expired' && before.consentedAt !== null)
    return {
      variant: 'warning',
      title: 'Your switch has run out',
      content: `The offer from ${provider} lasted 31 days. Your old service will carry on until you end it.`,
      button: again,
    };
  if (after.state === 'triggered' && before.state !== 'triggered')
    return {
      variant: 'success',
      title: 'Your switch is complete',
      content: `${provider} is ending your old service. You won’t pay them for any day after the switch.`,
      button: { text: 'Got it', action: 'dismiss' },
    };
  if (after.state === 'updated' && after.confirmedDate !== null && after.confirmedDate !== before.confirmedDate)
    return {
      variant: 'info',
      title: 'Your Go Live date has moved',
      content: `Your service will move from ${provider} to us on ${longDate(after.confirmedDate)}.`,
      button: { text: 'Got it', action: 'dismiss' },
    };
  if (after.errorCode !== null && after.errorCode !== before.errorCode)
    return {
      variant: 'warning',
      title: 'Please check with your old provider',
      content: `${whyNotHeard(provider, after.errorCode)} our last message about your switch. Ask them whether your old service will end as planned, or chat with us.`,
      button: chat,
    };
  return undefined;
}

const isTrouble = ({ variant }: Pick<BannerContent, 'variant'>): boolean => variant !== 'success' && variant !== 'info';

/** Whether it has come to nothing, and may be asked for anew. */
export const isToTryAgain = ({ state }: Pick<SwitchRow, 'state'>): boolean => state === 'failed' || state === 'expired';

/** A plan that has ended needs no switch. */
async function comesTooLate(tx: Executor, row: SwitchRow): Promise<boolean> {
  const plan = row.planId !== null && isToTryAgain(row) ? await findPlan(tx, row.planId) : undefined;
  return plan?.state === 'ENDED';
}

/** Tells the member what has become of the switch; what was said before about it gives its place. */
export async function tellOfChange(
  { clock, outbox, env, hub }: SwitchBannerDeps,
  tx: Executor,
  before: SwitchRow,
  after: SwitchRow,
): Promise<void> {
  if (await comesTooLate(tx, after)) return retireSwitch(tx, after);
  const providers = await hub.directory.known();
  const { planId } = after;
  const orderId = planId === null ? undefined : (await orderIdsOf(tx, [planId])).get(planId);
  const banner = bannerOf(before, after, { provider: providers.get(after.losingProviderId)?.name, orderId });
  const now = clock.now();
  const isOver = after.state === 'triggered';
  if (banner) {
    await showBanner(
      tx,
      after.memberId,
      {
        ...banner,
        topic: topicOf(after),
        ...(isOver ? { endsAt: new Date(now.getTime() + GOOD_NEWS_MS) } : {}),
      },
      now,
    );
    const member = isTrouble(banner) ? await findMember(tx, after.memberId) : undefined;
    if (member)
      await outbox.post(tx, {
        memberId: after.memberId,
        ...troubleMessage(member, banner, after, { ...env, summary: summaryOf(orderId) }),
      });
  } else if (after.state === 'cancelled' || (after.errorCode === null && before.errorCode !== null))
    await retireSwitch(tx, after);
}

/** Nothing is said any more about a switch that is gone, or well again. */
export async function retireSwitch(tx: Executor, row: Pick<SwitchRow, 'id' | 'memberId'>): Promise<void> {
  await withdrawBanner(tx, row.memberId, topicOf(row));
}
