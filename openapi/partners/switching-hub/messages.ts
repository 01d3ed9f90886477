import addFormats from 'ajv-formats';
import Ajv2020, { type ErrorObject } from 'ajv/dist/2020.js';
import type { components } from '../../generated/switching-hub.d.ts';
import contract from '../../generated/switching-hub.openapi.json' with { type: 'json' };

/** The messages of the contract `switching-hub.yaml`, as both sides of the hub read and write them. */
type Schemas = components['schemas'];
type Wire = Schemas['SwitchMessage'];

export type RoutingId = Schemas['RoutingId'];
export type RequestId = Extract<RoutingId, `${string}Request`>;
type Payload<Name extends RoutingId> = NonNullable<Wire[Name]>;

export type MatchRequest = Schemas['MatchRequest'];
export type MatchConfirmation = Schemas['MatchConfirmation'];
export type OfferedService = Schemas['OfferedService'];
export type Implication = Schemas['Implication'];
export type Envelope = Omit<Schemas['Envelope'], 'routingID'>;

/** A message by its name. On the wire the name is `envelope.routingID`, and the payload stands under it. */
export type Message<Name extends RoutingId = RoutingId> = {
  [N in Name]: { routingID: N; envelope: Envelope; payload: Payload<N> };
}[Name];

/** How long a reference can be used: from the match to the order, and from the planned day on (days). */
export const VALID_DAYS = 31;

export const routingIds = contract.components.schemas.RoutingId.enum as readonly RoutingId[];

const isRequestName = (name: RoutingId): name is RequestId => name.endsWith('Request');

export function isRequest(message: Message): message is Message<RequestId> {
  return isRequestName(message.routingID);
}

/** A message that is not as the contract has it: the hub answers 9006, or 9012 when its name is unknown. */
export class MessageRejected extends Error {
  override readonly name = 'MessageRejected';
  readonly code: '9006' | '9012';

  constructor(code: '9006' | '9012', why: string) {
    super(`${code}: ${why}`);
    this.code = code;
  }
}

export function wireOf({ routingID, envelope, payload }: Message): Record<string, unknown> {
  return { envelope: { ...envelope, routingID }, [routingID]: payload };
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, 'hub');
const isWire = ajv.compile<Wire>({ $ref: 'hub#/components/schemas/SwitchMessage' });

/** Enough to find what is wrong. */
const MOST_PLACES = 20;

/** Where mistakes stand, without what stands there: that may be somebody's name. */
function placesOf(errors: readonly ErrorObject[]): string {
  return errors
    .slice(0, MOST_PLACES)
    .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
    .join(', ');
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function nameIn(wire: unknown): RoutingId | undefined {
  const name = partOf(partOf(wire, 'envelope'), 'routingID');
  return routingIds.find((each) => each === name);
}

/** Reads a message of the wire and checks it against the contract. Throws `MessageRejected`. */
export function readMessage(wire: unknown): Message {
  const name = nameIn(wire);
  if (name === undefined) throw new MessageRejected('9012', 'unknown routing ID');
  if (!isWire(wire)) throw new MessageRejected('9006', `${name}: ${placesOf(isWire.errors ?? [])}`);
  const {
    [name]: payload,
    envelope: { routingID: _, ...envelope },
  } = wire;
  if (payload === undefined) throw new MessageRejected('9006', `${name}: payload of another name`);
  if (isRequestName(name) !== (envelope.destination.correlationID === undefined))
    throw new MessageRejected('9006', `${name}: /envelope/destination/correlationID`);
  // Name and payload have just been read together.
  return { routingID: name, envelope, payload } as Message;
}
