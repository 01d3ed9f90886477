import { ContractPapers } from '../../../src/ui/ContractPapers/ContractPapers.tsx';
import { propsOf, type Entry } from '../entry.ts';

export const contractPapersEntry: Entry = {
  slug: 'contract-papers',
  name: 'Contract papers',
  group: 'Order',
  purpose: 'The papers of a contract, to read and to keep.',
  files: ['src/ui/ContractPapers/ContractPapers.tsx'],
  props: propsOf<typeof ContractPapers>({ plan: 'Knows the ids of its papers; null for one that isn’t drawn yet.' }),
  rules: ['A paper that isn’t there has no link. Each opens in a tab of its own.'],
  rows: ['CO-04'],
  examples: [
    {
      id: 'both',
      title: 'Both papers',
      rows: ['CO-04'],
      Draw: () => <ContractPapers plan={{ contractSummaryDocId: 'doc-1', contractInformationDocId: 'doc-2' }} />,
    },
  ],
};
