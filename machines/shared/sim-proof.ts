import { appCodeOf, factorCodeOf } from './factor-code.ts';
import { codeOf, type Failure } from './failure.ts';
import type { Wire } from './wire.ts';

/** Where the code is that a SIM, or a number, is moved with: in an authenticator app, or in an email. */
export type ProofWay = Wire<'SimProof'>['way'];

/** Why such a code is refused, here or by the gateway. */
export type ProofRefusal = 'missing' | 'wrong' | 'tooMany';

/** The code as it was typed, for the gateway; null where it can be none of the two kinds. */
export const proofCodeOf = (typed: string, way: ProofWay | null): string | null =>
  way === 'APP' ? factorCodeOf(typed) : appCodeOf(typed);

/** The code of the event that brings it, in which it lives and in no context; null where it can be none, or another event came. */
export const proofCodeOfEvent = ({
  context: { proofWay },
  event,
}: {
  context: { proofWay: ProofWay | null };
  event: { type: string; code?: string };
}): string | null =>
  event.type === 'code.submitted' && event.code !== undefined ? proofCodeOf(event.code, proofWay) : null;

const wrongCodes: ReadonlySet<string> = new Set(['proof.wrong', 'totp.wrong']);

/** Whether the gateway takes a code for wrong or too old. */
export const isProofWrong = (failure: Failure): boolean => wrongCodes.has(codeOf(failure));
