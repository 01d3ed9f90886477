import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { datedVisits } from '../visits/plan-visits.ts';
import { findPremise } from '../coverage/coverage.rows.ts';
import { goLiveDate } from '../plans/plans.rules.ts';
import { handleAnswers } from './answers.ts';
import { handleExpiry } from './expiry.ts';
import { statusOf, switchOf } from './switch.views.ts';
import {
  consentToSwitch,
  createSwitch,
  ownSwitch,
  planOfSwitch,
  replaceSwitch,
  withdrawSwitch,
} from './switching.service.ts';
import type { SwitchRow } from './switching.store.ts';

type SwitchOperation =
  | 'listCommunicationProviders'
  | 'createSwitch'
  | 'getSwitch'
  | 'replaceSwitch'
  | 'consentToSwitch'
  | 'withdrawSwitch'
  | 'getMatchResult';

/** Also takes in the answers of losing providers, and names the jobs of switches. */
export function switchingHandlers(deps: Dependencies): Pick<Handlers, SwitchOperation> {
  const { db, clock, env, hub } = deps;
  handleAnswers(deps);
  handleExpiry(deps);

  async function expectedDate(row: SwitchRow): Promise<string | undefined> {
    const plan = await planOfSwitch(db, row);
    if (!plan) return undefined;
    if (plan.provisionalStartDate !== null) return plan.provisionalStartDate;
    const visits = await datedVisits(deps, db, plan.id);
    // Before every visit has its date a day would be a guess, and customers plan with it (SW-10).
    const isOpen = visits.length < Number(plan.preworkRequired) + Number(plan.inhomeRequired);
    return isOpen ? undefined : goLiveDate(plan, visits, clock.today());
  }
  const us = async () => ({ ...env, providers: await hub.directory.known() });
  const status = async (row: SwitchRow) =>
    statusOf(row, await us(), { today: clock.today(), expectedDate: await expectedDate(row) });
  const whole = async (executor: Executor, row: SwitchRow) => {
    const home = await findPremise(executor, row.premiseId);
    if (!home) throw notFound('premise');
    return switchOf(row, home, await us());
  };

  return {
    async listCommunicationProviders() {
      const providers = [...(await hub.directory.read()).values()];
      const active = providers.filter(({ status }) => status === 'active');
      return { status: 200, body: active.map(({ id, name }) => ({ id, name })) };
    },

    async createSwitch({ session, body }) {
      const { row, isNew } = await createSwitch(deps, memberOf(session), body);
      return { status: isNew ? 201 : 200, body: await status(row) };
    },

    async getSwitch({ session, path }) {
      return { status: 200, body: await whole(db, await ownSwitch(db, memberOf(session), path.switchId)) };
    },

    async replaceSwitch({ session, path, body }) {
      return { status: 200, body: await status(await replaceSwitch(deps, memberOf(session), path.switchId, body)) };
    },

    async consentToSwitch({ session, path, body }) {
      const row = await consentToSwitch(deps, memberOf(session), path.switchId, body);
      return { status: 200, body: await whole(db, row) };
    },

    async withdrawSwitch({ session, path }) {
      await withdrawSwitch(deps, memberOf(session), path.switchId);
      return { status: 204, body: undefined };
    },

    async getMatchResult({ session, path }) {
      return { status: 200, body: await status(await ownSwitch(db, memberOf(session), path.switchId)) };
    },
  };
}
