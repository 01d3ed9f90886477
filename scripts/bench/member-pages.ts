import type { HttpBrowser } from '../../gateway/testing/browser.ts';
import { black } from '../../gateway/testing/shop.ts';
import { paths } from '../../machines/shared/paths.ts';
import type { components } from '../../openapi/generated/gateway.d.ts';
import { ukDateOf } from '../../platform/clock/clock.ts';
import type { OpenedDatabase } from '../../platform/db/open.ts';
import { makeBusy } from './busy-member.ts';
import { DEMONSTRATION_MEMBER, memberAt } from './member.ts';
import { comparePages } from './pages.ts';
import { startSite } from './processes.ts';
import type { Section } from './report.ts';

type Schemas = components['schemas'];

async function one<Body>(member: HttpBrowser, path: string, of: (body: Body) => string | undefined): Promise<string> {
  const { body } = await member.get<Body>(path);
  const id = of(body);
  if (id === undefined) throw new Error(`The member has nothing at ${path}`);
  return id;
}

/** The pages that are asked for by who comes back: what a member has, and what they are about to buy. */
async function pagesOf(member: HttpBrowser): Promise<string[]> {
  const ofMember = `/broadband/v1/members/${DEMONSTRATION_MEMBER}`;
  const order = await one<readonly Schemas['MemberOrder'][]>(
    member,
    `${ofMember}/orders`,
    ([first]) => first?.order.id,
  );
  const bill = await one<Schemas['MemberBills']>(member, `${ofMember}/bills`, ({ bills }) => bills[0]?.id);
  const plan = await one<readonly Schemas['MemberPlan'][]>(
    member,
    `${ofMember}/plans`,
    (plans) => plans.find(({ planStatus }) => planStatus === 'ACTIVE')?.plan.id,
  );
  await member.send('PUT', `/shop/v1/basket/items/${black}`, { quantity: 1 });
  return [
    paths.dashboard,
    `${paths.orders}/${order}`,
    paths.bills,
    `${paths.bills}/${bill}`,
    `${paths.plans}/${plan}`,
    paths.profile,
    paths.shopOrders,
    paths.basket,
    paths.checkout,
    paths.topUp,
  ];
}

/** Members' pages and the shop's beyond the range, of a member with 5 orders, 20 visits and 36 bills. */
export async function measureMemberPages(
  databaseUrl: string,
  { db }: OpenedDatabase,
  rounds: number,
): Promise<Section> {
  const site = await startSite(databaseUrl);
  try {
    await makeBusy(db, DEMONSTRATION_MEMBER, ukDateOf(new Date()));
    const member = await memberAt(site.url);
    return await comparePages('Pages of members', site.url, {
      rounds,
      paths: await pagesOf(member),
      cookies: member.cookies,
    });
  } finally {
    await site.stop();
  }
}
