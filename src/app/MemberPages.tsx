import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../../machines/shared/paths.ts';
import { lateView } from '../journey-host/late-view.tsx';
import type { Site } from './site.ts';

const MemberOrderPage = lateView(() => import('./MemberOrderPage.tsx').then((page) => page.MemberOrderPage));
const PlacedOrderPage = lateView(() => import('./PlacedOrderPage.tsx').then((page) => page.PlacedOrderPage));
const ShopOrdersPage = lateView(() => import('./ShopOrdersPage.tsx').then((page) => page.ShopOrdersPage));
const FollowCreditPage = lateView(() => import('./FollowCreditPage.tsx').then((page) => page.FollowCreditPage));
const MemberBillsPage = lateView(() => import('./MemberBillsPage.tsx').then((page) => page.MemberBillsPage));
const PaymentMethodPage = lateView(() => import('./PaymentMethodPage.tsx').then((page) => page.PaymentMethodPage));
const ChangePlanPage = lateView(() => import('./ChangePlanPage.tsx').then((page) => page.ChangePlanPage));
const LeavePlanPage = lateView(() => import('./LeavePlanPage.tsx').then((page) => page.LeavePlanPage));
const FollowSwitchPage = lateView(() => import('./FollowSwitchPage.tsx').then((page) => page.FollowSwitchPage));
const ReportFaultPage = lateView(() => import('./ReportFaultPage.tsx').then((page) => page.ReportFaultPage));
const NumberPage = lateView(() => import('./NumberPage.tsx').then((page) => page.NumberPage));
const ChangePasswordPage = lateView(() => import('./ChangePasswordPage.tsx').then((page) => page.ChangePasswordPage));
const SecondFactorPage = lateView(() => import('./SecondFactorPage.tsx').then((page) => page.SecondFactorPage));
const ProfilePage = lateView(() => import('./ProfilePage.tsx').then((page) => page.ProfilePage));
const OwnSimsPage = lateView(() => import('./OnboardSimPage.tsx').then((page) => page.OwnSimsPage));
const FindPlanPage = lateView(() => import('./FindPlanPage.tsx').then((page) => page.FindPlanPage));
const MemberPlanPage = lateView(() => import('./MemberPlanPage.tsx').then((page) => page.MemberPlanPage));

/** As it stands behind the dashboard's own address. */
const below = (path: `${typeof paths.dashboard}/${string}`): string => path.slice(paths.dashboard.length + 1);

type MemberPagesProps = {
  site: Site;
  /** Where there is no such page. */
  otherwise: ReactNode;
};

/** The pages behind the dashboard, which only members open: no other page carries their addresses. */
export const MemberPages = ({ site, otherwise }: MemberPagesProps) => (
  <Routes>
    <Route path={`${below(paths.orders)}/:orderId?`} element={<MemberOrderPage site={site} />} />
    <Route path={`${below(paths.orders)}/:orderId`} element={<PlacedOrderPage site={site} />}>
      {[paths.orderSummary, paths.switch].map((path) => (
        <Route key={path} path={path.slice(1)} element={null} />
      ))}
    </Route>
    <Route path={below(paths.shopOrders)} element={<ShopOrdersPage site={site} />} />
    <Route path={`${below(paths.shopOrders)}/:shopOrderId`} element={<ShopOrdersPage site={site} />}>
      {['send-back', 'send-back/review'].map((path) => (
        <Route key={path} path={path} element={null} />
      ))}
    </Route>
    <Route path={`${below(paths.shopOrders)}/:shopOrderId/credit`} element={<FollowCreditPage site={site} />} />
    <Route path={`${below(paths.bills)}/:billId?`} element={<MemberBillsPage site={site} />} />
    <Route path={below(paths.paymentMethod)} element={<PaymentMethodPage site={site} />} />
    <Route path={`${below(paths.plans)}/:planId/change/confirm?`} element={<ChangePlanPage site={site} />} />
    <Route path={`${below(paths.plans)}/:planId/leave`} element={<LeavePlanPage site={site} />} />
    <Route path={`${below(paths.plans)}/:planId/fault`} element={<ReportFaultPage site={site} />} />
    <Route path={below(paths.plans)} element={<FindPlanPage site={site} />} />
    <Route path={`${below(paths.plans)}/:planId`} element={<MemberPlanPage site={site} />} />
    <Route path={`${below(paths.switches)}/:switchId?`} element={<FollowSwitchPage site={site} />} />
    <Route path={below(paths.number)} element={<NumberPage site={site} way="number" />} />
    <Route path={below(paths.bringNumber)} element={<NumberPage site={site} way="bring" />} />
    <Route path={below(paths.leaveWithNumber)} element={<NumberPage site={site} way="leave" />} />
    <Route path={below(paths.changePassword)} element={<ChangePasswordPage site={site} />} />
    <Route path={below(paths.secondFactor)} element={<SecondFactorPage site={site} />} />
    <Route path={below(paths.sims)} element={<OwnSimsPage site={site} />} />
    <Route path={below(paths.profile)} element={<ProfilePage site={site} />} />
    <Route path="*" element={otherwise} />
  </Routes>
);
