import type { Executor } from '../../platform/db/open.ts';
import { sentinel } from '../scenarios/sentinels.ts';
import { findMemberByEmail } from '../domains/members/members.rows.ts';
import { showBannerOnce, type BannerContent } from '../domains/banners/show-banner.ts';

const demonstrations: readonly BannerContent[] = [
  {
    topic: 'demonstration:error',
    title: 'We couldn’t take your payment',
    content:
      'Your bank refused it on 3 November. Your broadband will carry on. Please talk to us about another way to pay.',
    variant: 'error',
    button: { text: 'Chat with us', action: 'chat' },
    dismissible: false,
    help: true,
  },
  {
    topic: 'demonstration:warning',
    title: 'Work on the network near you',
    content: 'Your broadband may stop for a few minutes on Sunday between 2am and 4am.',
    variant: 'warning',
  },
  {
    topic: 'demonstration:info',
    title: 'Faster plans are here',
    content: 'You can have 1 Gbps at your home now.',
    variant: 'info',
    button: { text: 'See the plans', action: 'path:/choose-plan' },
  },
  {
    topic: 'demonstration:success',
    title: 'Your details are up to date',
    content: 'Thanks for telling us your new phone number.',
    variant: 'success',
    button: { text: 'Got it', action: 'dismiss' },
  },
];

const SHOWN_SINCE = new Date('2026-01-05T09:30:00Z');

/** The banners of the test member. What was dismissed stays so, however often this is done. */
export async function seedBanners(db: Executor): Promise<void> {
  const member = await findMemberByEmail(db, sentinel('member-banners').value);
  if (!member) throw new Error('The members have to be there before their banners');
  for (const banner of demonstrations) await showBannerOnce(db, String(member.id), banner, SHOWN_SINCE);
}
