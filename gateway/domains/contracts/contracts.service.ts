import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound, serverBusy } from '../../../platform/http/problem.ts';
import { addressInLine } from '../../../platform/postal/address-lines.ts';
import { findMember } from '../members/members.rows.ts';
import { assertDraft } from '../plans/plans.rules.ts';
import { homeOf, lockedOwnPlan, ownPlan, productOf } from '../plans/plans.service.ts';
import { updatePlan } from '../plans/plans.rows.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { informationLayout } from './contract-information.layout.ts';
import { wantedDocument, type WantedDocument } from './contract-documents.ts';
import { summaryLayout } from './contract-summary.layout.ts';
import { productFacts } from './contracts.rules.ts';
import { findOwnDocument, type ContractDocument } from './contracts.store.ts';
import type { Amendment, ContractFacts, PreContract } from './contracts.types.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'env' | 'documents'>;

/** How often a contract is made again because its plan changed while it was drawn. */
const ATTEMPTS = 5;

/**
 * Makes both documents of a plan, unless they are there. As long as the plan stays as it is, the same ones are given
 * again. They are drawn outside every transaction, and become the plan's only if it still is as they say.
 * Throws 404 `plan.not-found`, 409 `plan.not-draft`, 503 `server.busy` when the plan changes all the time.
 */
export async function generateContract(deps: Deps, memberId: string, planId: string): Promise<PreContract> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const plan = await ownPlan(deps.db, memberId, planId);
    const made = contractOf(plan);
    if (made) return made;
    assertDraft(plan);
    const { documents, date } = await wantedFor(deps, deps.db, plan);
    const imprint = { author: deps.env.brandName, date };
    for (const document of documents) await deps.documents.ensure(document, imprint);
    const taken = await deps.db.transaction(async (tx) =>
      takeDocuments(deps, tx, await lockedOwnPlan(tx, memberId, planId), documents),
    );
    if (taken) return taken;
  }
  throw serverBusy();
}

/** The contract that a plan has; none before it is made, and after a change that made it out of date. */
function contractOf(plan: PlanRow): PreContract | undefined {
  const { id: planId, contractSummaryDocId, contractInformationDocId } = plan;
  if (contractSummaryDocId === null || contractInformationDocId === null) return undefined;
  // A contract says `monthRemaining` where a plan says `monthsRemaining` (CO-05); before its start it is all of it.
  const monthRemaining = productOf(plan).contractDurationInMonths;
  return { planId, contractSummaryDocId, contractInformationDocId, monthRemaining };
}

/** Gives a locked plan the documents that were drawn for it, unless they say something else than it does now. */
async function takeDocuments(
  deps: Deps,
  tx: Executor,
  plan: PlanRow,
  drawn: Documents,
): Promise<PreContract | undefined> {
  const made = contractOf(plan);
  if (made) return made;
  assertDraft(plan);
  const { documents: wanted } = await wantedFor(deps, tx, plan);
  if (wanted.some(({ id }, at) => id !== drawn[at]?.id)) return undefined;
  const [summary, information] = wanted;
  return contractOf(
    await updatePlan(tx, plan.id, { contractSummaryDocId: summary.id, contractInformationDocId: information.id }),
  );
}

type Documents = [summary: WantedDocument, information: WantedDocument];

async function wantedFor(deps: Deps, db: Executor, plan: PlanRow): Promise<{ documents: Documents; date: string }> {
  const date = deps.clock.today();
  return { date, documents: documentsOf(plan, await factsOf(deps, db, { plan, date, amendment: null })) };
}

function documentsOf({ id }: PlanRow, facts: ContractFacts): Documents {
  return [
    wantedDocument(id, 'contract-summary', summaryLayout(facts)),
    wantedDocument(id, 'contract-information', informationLayout(facts)),
  ];
}

/** A change of a plan that is live: `plan` as it'll be, and what differs from the contract that runs. */
export interface AmendedPlan {
  plan: PlanRow;
  amendment: Amendment;
}

type AmendedIds = Pick<PreContract, 'contractSummaryDocId' | 'contractInformationDocId'>;

function idsOf([summary, information]: Documents): AmendedIds {
  return { contractSummaryDocId: summary.id, contractInformationDocId: information.id };
}

/** Draws both documents of a plan as a change would amend them, unless they are there. Not to be called within a transaction. */
export async function drawAmended(deps: Deps, amended: AmendedPlan): Promise<AmendedIds> {
  const date = deps.clock.today();
  const documents = documentsOf(amended.plan, await factsOf(deps, deps.db, { ...amended, date }));
  for (const document of documents) await deps.documents.ensure(document, { author: deps.env.brandName, date });
  return idsOf(documents);
}

/** What the documents would be called that a change would be amended by, had they been drawn on a day. */
export async function amendedIds(
  deps: Pick<Deps, 'env'>,
  db: Executor,
  amended: AmendedPlan,
  date: string,
): Promise<AmendedIds> {
  return idsOf(documentsOf(amended.plan, await factsOf(deps, db, { ...amended, date })));
}

async function factsOf(
  { env }: Pick<Deps, 'env'>,
  db: Executor,
  { plan, amendment, date }: { plan: PlanRow; amendment: Amendment | null; date: string },
): Promise<ContractFacts> {
  const home = await homeOf(db, plan);
  const member = await findMember(db, plan.memberId);
  return {
    brandName: env.brandName,
    hostUrl: env.hostUrl,
    reference: plan.id,
    date,
    customerName: [member?.firstName, member?.lastName].filter(Boolean).join(' ') || (member?.memberName ?? ''),
    address: addressInLine(home),
    plan: {
      ...productFacts(productOf(plan)),
      meshWifi: plan.meshWifi,
      upfrontPriceInPence: plan.upfrontPriceInPence,
      monthlyPriceInPence: plan.monthlyPriceInPence,
      connectionDate: plan.connectionDate,
      preworkRequired: plan.preworkRequired,
      inhomeRequired: plan.inhomeRequired,
    },
    amendment,
  };
}

/** A document of one of the member's own plans. Throws 404 `document.not-found`. */
export async function ownDocument(db: Executor, memberId: string, docId: string): Promise<ContractDocument> {
  const document = await findOwnDocument(db, memberId, docId);
  if (!document) throw notFound('document');
  return document;
}
