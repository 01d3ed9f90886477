import type { operations } from '../../openapi/generated/gateway.d.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { GatewayContext, SessionView } from './context.ts';

/** Everything here is derived from the types generated from the contract: a wrong status or body does not compile. */
export type OperationId = keyof operations;

type AnswerBody<Response> = Response extends { content: infer Content }
  ? Content extends { 'application/json': infer Body }
    ? Body
    : Content extends { 'text/plain': string }
      ? string
      : Uint8Array
  : undefined;

type Answers<Op extends OperationId> = operations[Op]['responses'];

type Status<Op extends OperationId> = Extract<keyof Answers<Op>, number>;

/** What a handler gives back: one of the operation's statuses with that status's body. */
export type Reply<Op extends OperationId> = {
  [S in Status<Op>]: {
    status: S;
    body: AnswerBody<Answers<Op>[S]>;
    /** Such as content-disposition of a document. */
    headers?: Record<string, string>;
  };
}[Status<Op>];

type Given<T> = [T] extends [undefined] ? Record<string, never> : NonNullable<T>;

type RequestBody<Op extends OperationId> = operations[Op] extends { requestBody?: infer Body }
  ? NonNullable<Body> extends { content: { 'application/json': infer Json } }
    ? Json | (undefined extends Body ? undefined : never)
    : undefined
  : undefined;

/** What a request brings besides the contract's own fields. */
export interface Surroundings {
  session: SessionView;
  clock: Clock;
  requestId: string;
  /** The customer's network address, for limits on attempts. */
  address: string;
  /** For cookies and raw bodies; a domain's rules never see it. */
  c: GatewayContext;
}

export interface Input<Op extends OperationId> extends Surroundings {
  path: Given<operations[Op]['parameters']['path']>;
  query: Given<operations[Op]['parameters']['query']>;
  header: Given<operations[Op]['parameters']['header']>;
  body: RequestBody<Op>;
}

export type Handlers = { [Op in OperationId]: (input: Input<Op>) => Promise<Reply<Op>> | Reply<Op> };
