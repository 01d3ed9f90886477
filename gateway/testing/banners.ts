import type { components } from '../../openapi/generated/gateway.d.ts';
import type { HttpBrowser } from './browser.ts';
import { alex } from './customer.ts';

type Banner = components['schemas']['Banner'];

/** What stands on top of a member's pages, newest first. */
export async function bannersOf(browser: HttpBrowser, memberId = alex): Promise<Banner[]> {
  return (await browser.get<Banner[]>(`/broadband/v1/members/${memberId}/banners`)).body;
}

/** As `bannersOf`, without what says which bills are due: it stands there until somebody pays them. */
export async function newsBanners(browser: HttpBrowser, memberId = alex): Promise<Banner[]> {
  const all = await bannersOf(browser, memberId);
  return all.filter(({ buttonAction }) => !buttonAction?.startsWith('path:/dashboard/bills'));
}
