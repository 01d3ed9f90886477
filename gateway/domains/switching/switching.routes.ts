import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import { handleAnswers } from './answers.ts';
import { handleExpiry } from './expiry.ts';
import type { SwitchPorts } from './switch-ports.ts';
import { readStatus, readWhole } from './switch-reading.ts';
import { consentToSwitch, createSwitch, ownSwitch, replaceSwitch, withdrawSwitch } from './switching.service.ts';
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
export function switchingHandlers(deps: Dependencies & SwitchPorts): Pick<Handlers, SwitchOperation> {
  const { db, hub } = deps;
  handleAnswers(deps);
  handleExpiry(deps);

  const status = (row: SwitchRow) => readStatus(deps, row);

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
      const memberId = memberOf(session);
      const losing = await deps.findLosing(memberId, path.switchId);
      return { status: 200, body: losing ?? (await readWhole(deps, db, await ownSwitch(db, memberId, path.switchId))) };
    },

    async replaceSwitch({ session, path, body }) {
      return { status: 200, body: await status(await replaceSwitch(deps, memberOf(session), path.switchId, body)) };
    },

    async consentToSwitch({ session, path, body }) {
      const row = await consentToSwitch(deps, memberOf(session), path.switchId, body);
      return { status: 200, body: await readWhole(deps, db, row) };
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
