import { brand } from './brand.ts';

/**
 * Regulatory text of the footer (SH-21). That credit is only for permanent UK residents aged 18 or over is given
 * (specification, point 1); the wording, the companies and the number are invented.
 */
export const regulatoryText = [
  `${brand.name} Limited is authorised and regulated by the Financial Conduct Authority for credit broking. ${brand.name} acts as a credit intermediary, not as the lender; credit is provided by Fernlea Finance Limited.`,
  'Credit is offered only to permanent UK residents aged 18 or over, subject to status and a credit check. Missed payments can affect your ability to get credit in the future.',
  `Registered in England and Wales. Registered office: 1 Skylark Yard, Larkham, LK1 1AA.`,
] as const;
