import type { components } from '../../../openapi/generated/gateway.d.ts';

export type PreContract = components['schemas']['PreContract'];

/** A product as the catalogue has it. */
export type OfferedProduct = components['schemas']['Product'];

export type DocumentKind = 'contract-summary' | 'contract-information';

/** Everything that the two documents say about one plan. Money in pence, dates UK local. */
export interface ContractFacts {
  brandName: string;
  /** The site's address, without a path. */
  hostUrl: string;
  /** The plan's id. */
  reference: string;
  /** The day on which the documents are made. */
  date: string;
  customerName: string;
  /** One line. */
  address: string;
  plan: {
    displayName: string;
    downstreamSpeedInMbps: number;
    upstreamSpeedInMbps: number;
    contractMonths: number;
    contractDurationText: string;
    meshWifi: boolean;
    upfrontPriceInPence: number;
    monthlyPriceInPence: number;
    /** The day that the customer asked for; null where the in-home visit decides. */
    connectionDate: string | null;
    preworkRequired: boolean;
    inhomeRequired: boolean;
  };
  /** What a contract that runs is changed by; null for a new one. */
  amendment: Amendment | null;
}

/** What the summary says: of one plan, or of a product that anybody may read about. Then there is no home and no reference. */
export interface SummaryFacts extends Pick<ContractFacts, 'brandName' | 'hostUrl' | 'date' | 'amendment'> {
  reference: string | null;
  /** One line. */
  address: string | null;
  plan: Omit<ContractFacts['plan'], 'connectionDate' | 'preworkRequired' | 'inhomeRequired'>;
}

/** A change of plan. Money in pence, dates UK local. */
export interface Amendment {
  /** The date of the bill from which it counts. */
  from: string;
  before: { displayName: string; meshWifi: boolean; monthlyPriceInPence: number };
  goLive: string;
  /** Null where the plan rolls from month to month by then. */
  minimumTermEnd: string | null;
}

/** A document before it has a form: what is read out when it is read aloud. */
export interface ContractLayout {
  title: string;
  subtitle: string;
  intro: string;
  sections: { heading: string; rows: [label: string, text: string][] }[];
  /** The rules ask for a summary on a single side of A4. */
  onePage: boolean;
}

/** What a file says about itself. The date is UK local: the same layout and imprint give the same bytes. */
export interface Imprint {
  author: string;
  date: string;
}
