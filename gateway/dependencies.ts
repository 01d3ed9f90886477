import type { Logger } from 'pino';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database, Executor } from '../platform/db/open.ts';
import type { ContractDocuments } from './domains/contracts/contract-documents.ts';
import type { GatewayEnv } from './env.ts';
import type { Attempts } from './http/attempts.ts';
import type { Sessions } from './http/session.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { CourierLink } from './courier/courier-link.ts';
import type { LenderLink } from './lender/lender-link.ts';
import type { MobileNetworkLink } from './mobile-network/mobile-network-link.ts';
import type { NetworkLink } from './network/network-link.ts';
import type { HubLink } from './one-touch-switch/hub.ts';
import type { ProviderLink } from './payment-provider/provider-link.ts';
import type { Outbox } from './outbox/outbox.ts';

/** What every domain is given: `export function plansHandlers(deps: Dependencies): Partial<Handlers>`. */
export interface Dependencies {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  outbox: Outbox;
  /** To the company whose fibre it is. */
  network: NetworkLink;
  /** To other providers. */
  hub: HubLink;
  /** To the company that brings phones. */
  courier: CourierLink;
  /** To the company that lends the price of phones. */
  lender: LenderLink;
  /** To the company whose masts our SIMs use. */
  mobileNetwork: MobileNetworkLink;
  /** To the company that takes money. */
  provider: ProviderLink;
  documents: ContractDocuments;
  sessions: Sessions;
  attempts: Attempts;
  log: Logger;
  env: GatewayEnv;
}

/** What who only reads is given; the database may be a transaction, in which all is as of one moment. */
export type ReadDependencies = Pick<Dependencies, 'clock' | 'env' | 'hub' | 'outbox'> & { db: Executor };
