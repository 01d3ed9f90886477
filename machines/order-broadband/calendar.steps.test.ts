import { describeCustomers } from '../../studio/machine-tests/describe-customers.ts';
import { answered, failed } from '../shared/model-case.ts';
import { order, visited } from '../review-order/review-order.cases.ts';
import { failedWith } from '../switch-provider/switch-provider.cases.ts';
import { agreed, aMember, broken, customised, ordered, pasts, settled } from './customers.cases.ts';
import { watchTells } from './order-broadband.cases.ts';
import { orderBroadbandMachine } from './order-broadband.machine.ts';

const appointmentId = visited.outsideVisit?.appointmentId ?? '';
const asked = { type: 'calendar.requested', appointmentId };
const asking = { makeCalendar: { orderId: order.id, appointmentId } };
const booked = answered('bookInstall', { booking: visited, askedFor: null });
const placed = [...pasts.atBooking, booked, ordered()];
const withSwitch = [...pasts.atSwitch, settled(agreed), customised, booked, ordered(), watchTells(failedWith('1201'))];

describeCustomers(
  { machine: orderBroadbandMachine, region: 'fillingCalendar' },
  {
    'a member who reviews an order has nothing to keep yet': {
      begins: aMember,
      past: pasts.atReview,
      at: 'noFileWanted',
      ignores: [asked],
    },
    'a member who has ordered puts a visit of theirs into their calendar, and none that is not (BK-29)': {
      begins: aMember,
      past: placed,
      at: 'noFileWanted',
      steps: [[asked, 'makingFile', { calendarVisit: appointmentId }, asking]],
      ignores: [{ type: 'calendar.requested', appointmentId: 'nobody’s' }],
    },
    'a member whose file is made': {
      begins: aMember,
      past: [...placed, asked],
      at: 'makingFile',
      steps: [
        [answered('makeCalendar'), 'noFileWanted'],
        [failed('makeCalendar', broken), 'fileNotMade', { failure: broken }],
      ],
    },
    'a member whose file could not be made asks again': {
      begins: aMember,
      past: [...placed, asked, failed('makeCalendar', broken)],
      at: 'fileNotMade',
      steps: [[asked, 'makingFile', {}, asking]],
    },
    'a member who leaves for the switch while the file is made, or after it was not, is told no more of it': {
      begins: aMember,
      past: [...withSwitch, asked],
      at: 'makingFile',
      steps: [['switch.requested', 'noFileWanted']],
    },
    'a member who leaves for the switch after the file was not made': {
      begins: aMember,
      past: [...withSwitch, asked, failed('makeCalendar', broken)],
      at: 'fileNotMade',
      steps: [['switch.requested', 'noFileWanted']],
    },
  },
);
