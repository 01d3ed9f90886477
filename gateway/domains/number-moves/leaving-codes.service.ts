import type { components } from '../../../openapi/generated/gateway.d.ts';
import { PartnerRefusal } from '../../../platform/oauth2/told-partner.ts';
import type { Dependencies } from '../../dependencies.ts';
import { balanceOf } from '../airtime/ledger.service.ts';
import { networkAnswer } from '../sims/network-answer.ts';
import { withSimProof, type Asking } from '../sims/sim-proof.service.ts';
import { shownNumber } from '../sims/sims.rules.ts';
import { numberedSim } from '../sims/sims.service.ts';
import { codeMessage } from './number-moves.messages.ts';
import { noNumber } from './number-moves.rules.ts';
import { noteCode } from './number-moves.store.ts';

type Schemas = components['schemas'];

/**
 * Shows a member a PAC or a STAC, and writes to them that it was shown. The network has it, and gives the same while it is good; we keep none. Throws 409 `sim.not-active`, 503 where the network
 * does not answer, and as `withSimProof` does; a code that is right is spent even where the network does not answer.
 */
export async function askLeavingCode(
  deps: Dependencies,
  asking: Asking,
  kind: Schemas['LeavingCodeKind'],
): Promise<Schemas['LeavingCode']> {
  const { db, clock, outbox, env, mobileNetwork } = deps;
  const { memberId } = asking;
  const ownIccid = async (tx: Parameters<typeof numberedSim>[0]): Promise<string> => {
    const iccid = (await numberedSim(tx, memberId))?.iccid;
    if (iccid === undefined || iccid === null) throw noNumber();
    return iccid;
  };
  const { iccid, member } = await withSimProof(
    deps,
    asking,
    async (tx) => (await ownIccid(tx)) !== '',
    async (tx, owner) => ({ iccid: await ownIccid(tx), member: owner }),
  );
  const given = await networkAnswer(deps, () => mobileNetwork.wantMoveOut({ iccid, kind })).catch((error: unknown) => {
    throw error instanceof PartnerRefusal ? noNumber() : error;
  });
  const { code, number: phoneNumber, lastDay, allowance } = given;
  const creditInPence = await balanceOf(db, memberId);
  await db.transaction(async (tx) => {
    await noteCode(tx, { memberId, kind, phoneNumber, lastDay, givenAt: clock.now() });
    await outbox.post(tx, codeMessage(member, { kind, phoneNumber, lastDay, creditInPence }, env));
  });
  return { kind, code, phoneNumber: shownNumber(phoneNumber), lastDay, planUntil: allowance?.until ?? null };
}
