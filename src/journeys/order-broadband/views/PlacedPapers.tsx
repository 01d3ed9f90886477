import { contractDocument } from '../../../pages/content/contract-document.ts';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { orderPlacedCopy as copy } from '../order-placed.copy.ts';
import type { selectOrderBroadband } from '../../../../machines/order-broadband/order-broadband.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './OrderPlaced.module.css';

/** The papers of the contract that was accepted (CO-04); nothing where they are not known here, as the email has them as well. */
export function PlacedPapers({ model: { order } }: Pick<ViewPropsOf<typeof selectOrderBroadband>, 'model'>) {
  const papers = [
    { label: copy.contractSummary, docId: order?.plan?.contractSummaryDocId ?? null },
    { label: copy.contractInformation, docId: order?.plan?.contractInformationDocId ?? null },
  ].filter((paper): paper is { label: typeof paper.label; docId: string } => paper.docId !== null);
  if (papers.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby="placed-papers" data-screen-only>
      <h2 id="placed-papers">{copy.papers}</h2>
      <ul className={classes.papers}>
        {papers.map(({ label, docId }) => (
          <li key={label}>
            <TextLink alone to={contractDocument(docId)} newTab isDocument>
              {label} (PDF)
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
