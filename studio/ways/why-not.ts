import type { AnyStateNode } from 'xstate';
import { callsOfMachines } from '../inspector/faults/calls-of-machines.ts';
import { nodesOf, transitionId, transitionsOf } from '../model/definition.ts';
import type { BrowserJourney } from '../walks/runner/browser-journey.types.ts';
import { unreachableInBrowser } from '../walks/unreachable-in-browser.ts';

const noneYet = 'No way is kept for this state yet.';

const asSentence = (reason: string): string => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;

const delayOf = (event: string): string => /^xstate\.after\.([^.]+)\./.exec(event)?.[1] ?? '';

/** Nobody looks at anything for less. ms */
const aMoment = 1000;

/** Whether it is left by itself before anybody could look at it. */
export const isMoment = ({ after, machine }: AnyStateNode, { delays = {} }: Pick<BrowserJourney, 'delays'>): boolean =>
  after.some(({ eventType }) => {
    const delay = delayOf(eventType as string);
    const lasts: unknown = machine.implementations.delays[delay];
    return delays[delay] === 'soon' || (typeof lasts === 'number' && lasts < aMoment);
  });

/** Whether it is over as soon as the site has done something by itself, which no answer of the gateway can hold up. */
function asksNobody({ invoke, machine }: AnyStateNode): boolean {
  const calls = invoke.map(({ id }) => callsOfMachines[machine.id]?.[id]);
  return calls.length > 0 && calls.every((call) => call && 'asks' in call && call.asks === null);
}

/** What leads into a state, or into one that begins with it. */
function into(node: AnyStateNode): string[] {
  return nodesOf(node.machine).flatMap((from) =>
    transitionsOf(from).flatMap(([, candidates]) =>
      candidates.filter(({ target }) => target?.some(({ id }) => id === node.id)).map((one) => transitionId(one)),
    ),
  );
}

/** A way begins with an address; whoever comes to these comes by a link of another page, and the machine hears of neither. */
const byLinkAlone: ReadonlySet<string> = new Set(['viewPhone.loadingPhone', 'viewPhone.phoneNotLoaded']);

/** Only some browsers have what these stand for; those of walks are given it. */
export const notEverywhere: ReadonlySet<string> = new Set(['shareLove.sharingLink.openingSheet']);

/** They come after the page of the log-in, which is no machine's step: no way goes through it. */
const afterLogIn: ReadonlySet<string> = new Set(['onboardSim.confirmingSim', 'onboardSim.choosingSim.backFromLogIn']);

/** Why no customer is ever seen in a state. */
export function whyNot(node: AnyStateNode, journey: Pick<BrowserJourney, 'delays'>): string {
  if (node.type === 'final') return 'The journey ends here, and in the same moment another one goes on.';
  if (node.always?.some(({ guard }) => guard === undefined))
    return 'The journey passes through it at once: nobody ever stands here.';
  if (byLinkAlone.has(node.id))
    return 'It comes by a link of another page alone: opened at its address, the page has its phone already.';
  if (afterLogIn.has(node.id))
    return 'It comes after the page of the log-in, with what was said before it: no way goes through both.';
  if (notEverywhere.has(node.id))
    return 'The browser’s own share sheet stands over the page, and not every browser has one.';
  if (asksNobody(node)) return 'The page is left for another one in the same moment: nobody ever stands here.';
  if (isMoment(node, journey)) return 'It lasts for a moment and passes by itself.';
  const reasons = into(node).map((id) => unreachableInBrowser.get(id));
  const [known] = reasons;
  return known !== undefined && reasons.every((reason) => reason !== undefined) ? asSentence(known) : noneYet;
}
