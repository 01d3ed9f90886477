import { Route, Routes, useParams } from 'react-router-dom';
import { paths } from '../../machines/shared/paths.ts';
import { late } from '../journey-host/late.ts';
import { lateView } from '../journey-host/late-view.tsx';
import type { Site } from './site.ts';

const range = late(() => import('./BrowsePhonesPage.tsx'));
const phone = late(() => import('./ViewPhonePage.tsx'));
const BrowsePhonesPage = lateView(async () => (await range.load()).BrowsePhonesPage);
const ViewPhonePage = lateView(async () => (await phone.load()).ViewPhonePage);

/** Begins the page that the customer arrives at, so that its first drawing has its words. */
export async function beginOnArrival(site: Site, pathname: string): Promise<void> {
  if (pathname === paths.phones || pathname === paths.refurbishedPhones) {
    await BrowsePhonesPage.load();
    return (await range.load()).beginBrowsing(site, pathname);
  }
  await ViewPhonePage.load();
  await (await phone.load()).beginViewing(site, pathname.slice(paths.phones.length + 1));
}

/** Another phone is another page. */
function PhoneAtAddress({ site }: { site: Site }) {
  const { slug = '' } = useParams();
  return <ViewPhonePage key={slug} site={site} slug={slug} />;
}

/** The pages of the phone shop. */
export const ShopPages = ({ site }: { site: Site }) => (
  <Routes>
    <Route index element={<BrowsePhonesPage key={paths.phones} site={site} path={paths.phones} />} />
    <Route
      path="refurbished"
      element={<BrowsePhonesPage key={paths.refurbishedPhones} site={site} path={paths.refurbishedPhones} />}
    />
    <Route path=":slug" element={<PhoneAtAddress site={site} />} />
  </Routes>
);
