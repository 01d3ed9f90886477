import { createHash } from 'node:crypto';
import type { Executor } from '../../db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/problem.ts';
import { linesOf } from '../addresses/address-lines.rules.ts';
import { findMember } from '../members/members.store.ts';
import { assertDraft } from '../plans/plans.rules.ts';
import { homeOf, lockedOwnPlan, productOf } from '../plans/plans.service.ts';
import { updatePlan } from '../plans/plans.store.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { informationLayout } from './contract-information.layout.ts';
import { drawContract } from './contract-pdf.ts';
import { summaryLayout } from './contract-summary.layout.ts';
import { findOwnDocument, saveDocument, type ContractDocument } from './contracts.store.ts';
import type { ContractFacts, ContractLayout, DocumentKind, PreContract } from './contracts.types.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'env'>;

/**
 * Generates both documents of a plan. As long as the plan stays as it is, the same ones are given again.
 * Throws 404 `plan.not-found`, 409 `plan.not-draft`.
 */
export async function generateContract(deps: Deps, memberId: string, planId: string): Promise<PreContract> {
  return deps.db.transaction(async (tx) => ensureContract(deps, tx, await lockedOwnPlan(tx, memberId, planId)));
}

/** As `generateContract`, for a plan that the caller has locked. */
export async function ensureContract(
  deps: Pick<Deps, 'clock' | 'env'>,
  tx: Executor,
  plan: PlanRow,
): Promise<PreContract> {
  const { id: planId, contractSummaryDocId, contractInformationDocId } = plan;
  // A contract says `monthRemaining` where a plan says `monthsRemaining` (CO-05); before its start it is all of it.
  const monthRemaining = productOf(plan).contractDurationInMonths;
  if (contractSummaryDocId !== null && contractInformationDocId !== null)
    return { planId, contractSummaryDocId, contractInformationDocId, monthRemaining };
  assertDraft(plan);
  const facts = await factsOf(deps, tx, plan);
  const drawing = { deps, tx, plan, date: facts.date };
  const documents = {
    contractSummaryDocId: await keepDocument(drawing, 'contract-summary', summaryLayout(facts)),
    contractInformationDocId: await keepDocument(drawing, 'contract-information', informationLayout(facts)),
  };
  await updatePlan(tx, planId, documents);
  return { planId, ...documents, monthRemaining };
}

async function factsOf(
  { clock, env }: Pick<Deps, 'clock' | 'env'>,
  tx: Executor,
  plan: PlanRow,
): Promise<ContractFacts> {
  const product = productOf(plan);
  const home = await homeOf(tx, plan);
  const member = await findMember(tx, plan.memberId);
  return {
    brandName: env.brandName,
    hostUrl: env.hostUrl,
    reference: plan.id,
    date: clock.today(),
    customerName: [member?.firstName, member?.lastName].filter(Boolean).join(' ') || (member?.memberName ?? ''),
    address: [...linesOf(home), home.city, home.postcode].join(', '),
    plan: {
      displayName: product.displayName,
      downstreamSpeedInMbps: product.downstreamSpeedInMbps,
      upstreamSpeedInMbps: product.upstreamSpeedInMbps,
      contractMonths: product.contractDurationInMonths,
      contractDurationText: product.contractDurationText,
      meshWifi: plan.meshWifi,
      upfrontPriceInPence: plan.upfrontPriceInPence,
      monthlyPriceInPence: plan.monthlyPriceInPence,
      connectionDate: plan.connectionDate,
      preworkRequired: plan.preworkRequired,
      inhomeRequired: plan.inhomeRequired,
    },
  };
}

async function keepDocument(
  { deps, tx, plan, date }: { deps: Pick<Deps, 'clock' | 'env'>; tx: Executor; plan: PlanRow; date: string },
  kind: DocumentKind,
  layout: ContractLayout,
): Promise<string> {
  const pdf = await drawContract(layout, { author: deps.env.brandName, date });
  const contents = createHash('sha256').update(JSON.stringify(layout)).digest('hex');
  const id = `${kind}-${contents.slice(0, 32)}`;
  await saveDocument(tx, { id, planId: plan.id, kind, pdf, createdAt: deps.clock.now() });
  return id;
}

/** A document of one of the member's own plans. Throws 404 `document.not-found`. */
export async function ownDocument(db: Executor, memberId: string, docId: string): Promise<ContractDocument> {
  const document = await findOwnDocument(db, memberId, docId);
  if (!document) throw notFound('document');
  return document;
}
