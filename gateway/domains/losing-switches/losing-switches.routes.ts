import { isStepMessage } from '../../../openapi/partners/switching-hub/losing-side/order-messages.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { ownId } from '../../http/member-of.ts';
import { handleCases, objectToSwitch } from './cases.ts';
import { handleExpiry } from './expiry.ts';
import { getMemberSwitch, listMemberSwitches, memberSwitchOf } from './losing-switches.service.ts';
import { answerMatch } from './match.ts';
import { takeStep } from './order-steps.ts';

type SwitchOperation = 'listMemberSwitches' | 'getMemberSwitch' | 'objectToSwitch';

/** Also takes in what other providers ask of us, and names the jobs of switches away. */
export function losingSwitchesHandlers(deps: Dependencies): Pick<Handlers, SwitchOperation> {
  deps.hub.connectRequests(async (tx, message, now) => {
    if (message.routingID === 'residentialSwitchMatchRequest') await answerMatch(deps, tx, message, now);
    else if (isStepMessage(message)) await takeStep(deps, tx, message, now);
  });
  handleExpiry(deps);
  handleCases(deps);
  return {
    async listMemberSwitches({ session, path }) {
      return { status: 200, body: await listMemberSwitches(deps, ownId(session, path.memberId)) };
    },
    async getMemberSwitch({ session, path }) {
      return { status: 200, body: await getMemberSwitch(deps, ownId(session, path.memberId), path.switchId) };
    },
    async objectToSwitch({ session, path }) {
      const row = await objectToSwitch(deps, ownId(session, path.memberId), path.switchId);
      return { status: 200, body: await memberSwitchOf(deps, row) };
    },
  };
}
