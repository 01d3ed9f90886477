import type { Logger } from 'pino';
import type { ContractOperation } from './contract.ts';
import { fieldProblems } from './messages.ts';
import type { Compilers } from './schemas.ts';

/** `throw` in tests, `log` in development, `off` in production. */
export type AnswerChecks = 'throw' | 'log' | 'off';

export class ContractBroken extends Error {
  override readonly name = 'ContractBroken';
}

/** Gives a function that compares our own answers with the contract. */
export function answerCheck(operation: ContractOperation, compilers: Compilers, mode: AnswerChecks, log: Logger) {
  const validators = new Map(
    [...operation.answers].map(([status, { schema }]) => [
      status,
      schema === undefined ? undefined : compilers.json(schema),
    ]),
  );

  function mismatch(status: number, body: unknown): string | undefined {
    if (!validators.has(status)) return `status ${status} is not in the contract`;
    const validate = validators.get(status)?.();
    // JSON drops what is undefined and turns dates into text: the check must see what the caller will see.
    if (!validate || validate(body === undefined ? undefined : JSON.parse(JSON.stringify(body)))) return undefined;
    return JSON.stringify(fieldProblems('answer', validate.errors ?? []));
  }

  return (status: number, body: unknown): void => {
    if (mode === 'off') return;
    const broken = mismatch(status, body);
    if (broken === undefined) return;
    const message = `${operation.id} breaks the contract: ${broken}`;
    if (mode === 'throw') throw new ContractBroken(message);
    log.error({ operationId: operation.id, status }, message);
  };
}
