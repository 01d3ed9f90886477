import type { selectDashboard } from '../../../../machines/dashboard/dashboard.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { dashboardCopy } from '../dashboard.copy.ts';
import { Account } from './Account.tsx';
import { isOwed } from './banner-action.ts';
import { Banners } from './Banners.tsx';
import classes from './Dashboard.module.css';
import { Messages } from './Messages.tsx';
import { Mobile } from './Mobile.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { Orders } from './Orders.tsx';
import { Plans } from './Plans.tsx';
import { Repairs } from './Repairs.tsx';

const copy = dashboardCopy.Dashboard;

/** All that is a member's, in one place. What may come late stands last, so that it moves nothing. */
export function Dashboard({ model, send }: ViewPropsOf<typeof selectDashboard>) {
  const { isShown, areBannersLate, mobile, toRebook, onOffer, toRepair, unfinished } = model;
  const isNeeded = toRebook.length + onOffer.length + toRepair.length > 0 || unfinished !== null;
  // What is owed stays until it is paid, and comes before all that merely runs. A banner that is late moves nothing.
  const owed = areBannersLate ? undefined : model.banners.find(isOwed);
  const main = isNeeded ? null : (owed ?? null);
  const banners = <Banners model={model} main={main} send={send} />;
  return (
    <Column width="page">
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading}</PageHeading>
      {!isShown && <Skeleton shape="cards" label={copy.loading} />}
      {isShown && !areBannersLate && banners}
      {isShown && (
        <div className={classes.cards}>
          <div className={classes.main}>
            <NeedsYou toRebook={toRebook} onOffer={onOffer} toRepair={toRepair} unfinished={unfinished} />
            <Repairs repairs={model.repairs} />
            <Plans model={model} send={send} />
            {!mobile.isBelow && <Mobile mobile={mobile} send={send} />}
            <Orders model={model} isNeeded={isNeeded || main !== null} send={send} />
            {mobile.isBelow && <Mobile mobile={mobile} send={send} />}
          </div>
          <div className={classes.side}>
            <Account />
            <Messages model={model} send={send} />
          </div>
        </div>
      )}
      {isShown && areBannersLate && banners}
    </Column>
  );
}
