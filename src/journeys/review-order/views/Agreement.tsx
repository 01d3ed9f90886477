import { contractDocument } from '../../../pages/content/contract-document.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink, TextLinkRoom } from '../../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { reviewOrderCopy } from '../review-order.copy.ts';
import type { selectReviewOrder } from '../../../../machines/review-order/review-order.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './Agreement.module.css';

const copy = reviewOrderCopy.ReviewingOrder;

/** The links of the agreement (CO-02); the contract is its two documents (CO-04), or one link with the flag off. */
export function Agreement({ model }: Pick<ViewPropsOf<typeof selectReviewOrder>, 'model'>) {
  const { contract, contractsUi, contractNewTab } = model;
  const documents = [
    ...(contractsUi ? [{ label: copy.contractSummary, docId: contract?.contractSummaryDocId }] : []),
    {
      label: contractsUi ? copy.contractInformation : copy.contractLink,
      docId: contract?.contractInformationDocId,
    },
  ];
  return (
    <>
      <Text>{copy.agreementText}</Text>
      <VisuallyHidden>
        <span role="status">{model.isPreparing && copy.preparing}</span>
      </VisuallyHidden>
      {/* The names stand where the links will be, so that nothing moves when the documents are there. */}
      <ul className={classes.links}>
        {documents.map(({ label, docId }) => (
          <li key={label}>
            {docId === undefined ? (
              <span className={classes.waiting}>
                <span>
                  {label} (PDF), {copy.notYet}
                </span>
                <TextLinkRoom newTab={contractNewTab}>{label} (PDF)</TextLinkRoom>
              </span>
            ) : (
              <TextLink alone to={contractDocument(docId)} newTab={contractNewTab} isDocument>
                {label} (PDF)
              </TextLink>
            )}
          </li>
        ))}
        <li>
          <TextLink alone to="/terms" newTab>
            {copy.terms}
          </TextLink>
        </li>
        <li>
          <TextLink alone to="/privacy" newTab>
            {copy.privacy}
          </TextLink>
        </li>
      </ul>
    </>
  );
}
