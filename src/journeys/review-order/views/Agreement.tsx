import { LazyLoader } from '../../../ui/LazyLoader/LazyLoader.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { reviewOrderCopy } from '../review-order.copy.ts';
import type { ReviewOrderViewProps } from '../review-order.props.ts';
import classes from './Agreement.module.css';

const copy = reviewOrderCopy.ReviewingOrder;

/** CO-01: no v1 in this path. */
const documentPath = (docId: string) => `/broadband/api/contracts/download-contract?docId=${encodeURIComponent(docId)}`;

/** The three links of the agreement (CO-02), and the two documents of the contract (CO-04). */
export function Agreement({ model }: Pick<ReviewOrderViewProps, 'model'>) {
  const { contract, contractsUi, contractNewTab } = model;
  const documents =
    contract === null
      ? []
      : contractsUi
        ? [
            { label: copy.contractSummary, to: documentPath(contract.contractSummaryDocId) },
            { label: copy.contractInformation, to: documentPath(contract.contractInformationDocId) },
          ]
        : [];
  return (
    <>
      <Text>{copy.agreementText}</Text>
      {model.isPreparing && <LazyLoader label={copy.preparing} />}
      <ul className={classes.links}>
        {documents.map(({ label, to }) => (
          <li key={label}>
            <TextLink to={to} newTab={contractNewTab} isDocument>
              {label} (PDF)
            </TextLink>
          </li>
        ))}
        {contract !== null && (
          <li>
            <TextLink to={documentPath(contract.contractInformationDocId)} newTab={contractNewTab} isDocument>
              {copy.contractLink}
            </TextLink>
          </li>
        )}
        <li>
          <TextLink to="/terms" newTab>
            {copy.terms}
          </TextLink>
        </li>
        <li>
          <TextLink to="/privacy" newTab>
            {copy.privacy}
          </TextLink>
        </li>
      </ul>
    </>
  );
}
