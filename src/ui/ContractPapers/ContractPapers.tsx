import { contractDocument } from '../../pages/content/contract-document.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import classes from './ContractPapers.module.css';

type ContractPapersProps = {
  /** A plan, which knows its papers once they are drawn. */
  plan: { contractSummaryDocId: string | null; contractInformationDocId: string | null };
};

/** The papers of a contract to read and to keep, as far as they are there (CO-04). */
export function ContractPapers({ plan }: ContractPapersProps) {
  const papers = [
    { label: 'Contract summary', docId: plan.contractSummaryDocId },
    { label: 'Contract information', docId: plan.contractInformationDocId },
  ];
  return (
    <ul className={classes.papers}>
      {papers.map(
        ({ label, docId }) =>
          docId !== null && (
            <li key={label}>
              <TextLink alone to={contractDocument(docId)} newTab isDocument>
                {label} (PDF)
              </TextLink>
            </li>
          ),
      )}
    </ul>
  );
}
