import type { ShownChange } from '../../../../machines/change-plan/change-plan.selectors.ts';
import { contractDocument } from '../../../pages/content/contract-document.ts';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import classes from './ChangePlan.module.css';

type PapersProps = { change: ShownChange; words: { summary: string; information: string } };

/** The documents that amend the contract; each opens beside the page, which stays as it is. */
export const Papers = ({ change, words }: PapersProps) => (
  <ul className={classes.links}>
    {[
      [words.summary, change.contractSummaryDocId] as const,
      [words.information, change.contractInformationDocId] as const,
    ].map(([label, docId]) => (
      <li key={label}>
        <TextLink alone to={contractDocument(docId)} newTab isDocument>
          {label} (PDF)
        </TextLink>
      </li>
    ))}
  </ul>
);
