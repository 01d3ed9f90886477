import type { Page } from '@playwright/test';
import { addingEngineerNotes, changingDetails } from '../../pages/AddingEngineerNotes.ts';
import { addressOutcome } from '../../pages/AddressOutcome.ts';
import { broadbandHome } from '../../pages/BroadbandHome.ts';
import { browsingPhones } from '../../pages/BrowsingPhones.ts';
import { choosingDate } from '../../pages/ChoosingDate.ts';
import { choosingPlan } from '../../pages/ChoosingPlan.ts';
import { choosingSwitch } from '../../pages/ChoosingSwitch.ts';
import { confirmingEmail } from '../../pages/ConfirmingEmail.ts';
import { customisingPlan } from '../../pages/CustomisingPlan.ts';
import { dashboardHome } from '../../pages/DashboardHome.ts';
import { estimatingData } from '../../pages/EstimatingData.ts';
import { enteringAddress } from '../../pages/EnteringAddress.ts';
import { enteringAddressByHand } from '../../pages/EnteringAddressByHand.ts';
import { enteringCode } from '../../pages/EnteringCode.ts';
import { enteringCredentials } from '../../pages/EnteringCredentials.ts';
import { enteringDetails } from '../../pages/EnteringDetails.ts';
import { enteringName } from '../../pages/EnteringName.ts';
import { enteringPasswords } from '../../pages/EnteringPasswords.ts';
import { enteringRegistration } from '../../pages/EnteringRegistration.ts';
import { homeLine } from '../../pages/HomeLine.ts';
import { lookingUpCharges } from '../../pages/LookingUpCharges.ts';
import { mainPart } from '../../pages/MainPart.ts';
import { managePlan } from '../../pages/ManagePlan.ts';
import { orderPlaced } from '../../pages/OrderPlaced.ts';
import { choosingPair } from '../../pages/ChoosingPair.ts';
import { readingKeyInfo } from '../../pages/ReadingKeyInfo.ts';
import { readingOverview } from '../../pages/ReadingOverview.ts';
import { resettingPassword } from '../../pages/ResettingPassword.ts';
import { reviewingOrder } from '../../pages/ReviewingOrder.ts';
import { siteShell } from '../../pages/SiteShell.ts';
import { secondFactor } from '../../pages/SecondFactor.ts';
import { switching } from '../../pages/Switching.ts';
import { inHomeVisit, outsideVisit } from '../../pages/Visit.ts';

export type Pages = ReturnType<typeof pagesOf>;

export const pagesOf = (page: Page) => ({
  shell: siteShell(page),
  main: mainPart(page),
  /** The three steps over every page of the order. */
  progress: page.getByRole('navigation', { name: 'Your order' }).getByRole('listitem'),
  homeLine: homeLine(page),
  broadbandHome: broadbandHome(page),
  enteringAddress: enteringAddress(page),
  enteringAddressByHand: enteringAddressByHand(page),
  addressOutcome: addressOutcome(page),
  browsingPhones: browsingPhones(page),
  estimatingData: estimatingData(page),
  lookingUpCharges: lookingUpCharges(page),
  choosingPlan: choosingPlan(page),
  choosingSwitch: choosingSwitch(page),
  switching: switching(page),
  enteringCode: enteringCode(page),
  enteringCredentials: enteringCredentials(page),
  enteringRegistration: enteringRegistration(page),
  resettingPassword: resettingPassword(page),
  confirmingEmail: confirmingEmail(page),
  enteringPasswords: enteringPasswords(page),
  secondFactor: secondFactor(page),
  dashboardHome: dashboardHome(page),
  managePlan: managePlan(page),
  enteringName: enteringName(page),
  enteringDetails: enteringDetails(page),
  customisingPlan: customisingPlan(page),
  readingOverview: readingOverview(page),
  readingKeyInfo: readingKeyInfo(page),
  choosingPair: choosingPair(page),
  outsideVisit: outsideVisit(page),
  inHomeVisit: inHomeVisit(page),
  choosingDate: choosingDate(page),
  addingEngineerNotes: addingEngineerNotes(page),
  changingDetails: changingDetails(page),
  reviewingOrder: reviewingOrder(page),
  orderPlaced: orderPlaced(page),
});
