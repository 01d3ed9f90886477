import type { NamedLine } from '../../../src/ui/BillLines/billed.ts';
import { BillLines } from '../../../src/ui/BillLines/BillLines.tsx';
import { FinalBill } from '../../../src/ui/BillLines/FinalBill.tsx';
import { Period } from '../../../src/ui/BillLines/Period.tsx';
import { propsOf, type Entry } from '../entry.ts';

const bare = { from: null, to: null, days: null, ofDays: null, rateInPence: null, per: null, reason: null, name: null };

const month: NamedLine = {
  ...bare,
  kind: 'PLAN',
  name: '150 Mbps',
  amountInPence: 2500,
  vatInPence: 417,
  from: '2026-03-24',
  to: '2026-04-23',
};

const pause: NamedLine = {
  ...bare,
  kind: 'PAUSE',
  amountInPence: -242,
  vatInPence: -40,
  from: '2026-03-01',
  to: '2026-03-03',
  days: 3,
  ofDays: 31,
  rateInPence: 2500,
  per: 'MONTH',
};

const exitFee: NamedLine = {
  ...bare,
  kind: 'EXIT_FEE',
  amountInPence: 7500,
  vatInPence: 1250,
  days: 5,
  rateInPence: 1500,
  per: 'MONTH',
};

export const billLinesEntry: Entry = {
  slug: 'bill-lines',
  name: 'Bill lines',
  group: 'Order',
  purpose: 'What is charged and credited, line by line, and what that comes to.',
  files: ['src/ui/BillLines/BillLines.tsx', 'src/ui/BillLines/FinalBill.tsx', 'src/ui/BillLines/Period.tsx'],
  props: propsOf<typeof BillLines>({
    lines: 'As the gateway gives them, with the name of what is paid for.',
    totalInPence: 'What is to be paid.',
    vatInPence: 'How much of that is VAT; null where only the lines say it.',
  }),
  rules: [
    'It computes no money: amounts are those of the gateway.',
    'How a fee or a credit came to its amount stands under its name, so that anybody can reckon it again.',
  ],
  rows: ['DB-01', 'DB-06'],
  examples: [
    {
      id: 'month',
      title: 'A month with a credit',
      Draw: () => <BillLines lines={[month, pause]} totalInPence={2258} vatInPence={377} />,
    },
    {
      id: 'to-come',
      title: 'A final bill that is to come',
      rows: ['DB-06'],
      Draw: () => <BillLines lines={[exitFee]} totalInPence={7500} vatInPence={null} />,
    },
    {
      id: 'final',
      title: 'With its heading and day, before leaving',
      rows: ['DB-06'],
      Draw: () => <FinalBill end={{ billDate: '2026-10-24', lines: [exitFee], totalInPence: 7500 }} />,
    },
    { id: 'period', title: 'Days from one to another', Draw: () => <Period from="2026-03-24" to="2026-04-23" /> },
  ],
};
