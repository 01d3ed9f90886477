import { accordionEntry } from './actions/accordion.tsx';
import { buttonEntry } from './actions/buttons.tsx';
import { copyButtonEntry, qrCodeEntry } from './actions/copy.tsx';
import { linkEntry } from './actions/links.tsx';
import { modalEntry } from './actions/modal.tsx';
import { groups, type Entry } from './entry.ts';
import { checkboxEntry, radioGroupEntry, tickEntry } from './forms/choices.tsx';
import { formEntry } from './forms/form.tsx';
import {
  addressFieldsEntry,
  addressSearchEntry,
  birthDateFieldsEntry,
  engineerFieldsEntry,
  passwordFieldEntry,
  proofCodeFormEntry,
  textAreaEntry,
} from './forms/other-fields.tsx';
import { pressRowEntry } from './forms/press-row.tsx';
import { selectListEntry } from './forms/select-list.tsx';
import { textFieldEntry } from './forms/text-field.tsx';
import { coloursEntry } from './foundations/colours.tsx';
import { iconsEntry } from './foundations/icons.tsx';
import { picturesEntry } from './foundations/pictures.tsx';
import { sizesEntry } from './foundations/sizes.tsx';
import { typographyEntry } from './foundations/typography.tsx';
import { journeyEntries } from './journeys/journey-entries.ts';
import { cardEntry } from './layout/card.tsx';
import { columnEntry } from './layout/column.tsx';
import { gridEntry } from './layout/grid.tsx';
import { pageHeadingEntry, unbrokenEntry, visuallyHiddenEntry, waysOnEntry } from './layout/page-parts.tsx';
import { alertEntry } from './messages/alert.tsx';
import { outcomePageEntry } from './messages/outcome-page.tsx';
import { lazyLoaderEntry, skeletonEntry, spinnerEntry, waitingPageEntry } from './messages/waiting.tsx';
import { dateCardEntry, dateOptionEntry, shortDateEntry, slotChoiceEntry } from './order/dates.tsx';
import { chipChoiceEntry, heldUntilEntry, visitPromiseEntry } from './order/visits.tsx';
import { meterEntry } from './order/meter.tsx';
import { memberAvatarEntry } from './order/member-avatar.tsx';
import { optionRowEntry } from './order/option-row.tsx';
import { phonePictureEntry } from './order/phone-picture.tsx';
import { orderSummaryEntry } from './order/order-summary.tsx';
import { planCardEntry } from './order/plan-card.tsx';
import { billLinesEntry } from './order/bill-lines.tsx';
import { placedSwitchEntry } from './order/placed-switch.tsx';
import { promiseLedgerEntry } from './order/promise-ledger.tsx';
import { progressBarEntry } from './order/progress-bar.tsx';
import { contractPapersEntry } from './order/contract-papers.tsx';
import { timelineEntry } from './order/timeline.tsx';
import { switchDetailsEntry } from './order/switch-details.tsx';
import { summaryFooterEntry, summaryListEntry } from './order/summaries.tsx';

const all: readonly Entry[] = [
  coloursEntry,
  typographyEntry,
  sizesEntry,
  iconsEntry,
  picturesEntry,
  gridEntry,
  columnEntry,
  cardEntry,
  pageHeadingEntry,
  waysOnEntry,
  unbrokenEntry,
  visuallyHiddenEntry,
  buttonEntry,
  linkEntry,
  copyButtonEntry,
  qrCodeEntry,
  modalEntry,
  accordionEntry,
  alertEntry,
  spinnerEntry,
  lazyLoaderEntry,
  skeletonEntry,
  waitingPageEntry,
  outcomePageEntry,
  formEntry,
  textFieldEntry,
  textAreaEntry,
  passwordFieldEntry,
  birthDateFieldsEntry,
  engineerFieldsEntry,
  addressFieldsEntry,
  addressSearchEntry,
  proofCodeFormEntry,
  radioGroupEntry,
  checkboxEntry,
  tickEntry,
  selectListEntry,
  pressRowEntry,
  progressBarEntry,
  planCardEntry,
  phonePictureEntry,
  optionRowEntry,
  dateCardEntry,
  shortDateEntry,
  dateOptionEntry,
  slotChoiceEntry,
  chipChoiceEntry,
  heldUntilEntry,
  visitPromiseEntry,
  summaryListEntry,
  timelineEntry,
  contractPapersEntry,
  summaryFooterEntry,
  orderSummaryEntry,
  switchDetailsEntry,
  placedSwitchEntry,
  promiseLedgerEntry,
  meterEntry,
  billLinesEntry,
  memberAvatarEntry,
  ...journeyEntries,
];

/** Every page of the gallery, in the order of the side navigation. */
export const entries: readonly Entry[] = groups.flatMap((group) => all.filter((entry) => entry.group === group));
