import { parseAst, type Plugin } from 'vite';

/** The code of React Router without the names of its components and its warnings, and with what makes components marked as free of effects. */
export const lean = (code: string): string =>
  code
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');

/** Where its pages ask whether they stand in a router that loads data for them, and what they are told. */
export const asksForData: readonly (readonly [question: string, answer: string])[] = [
  [
    'let { isDataRoute } = React2.useContext(RouteContext);\n  return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
    'return useNavigateUnstable();',
  ],
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = void 0;'],
  [
    'function _renderMatches(matches, parentMatches = [], dataRouterOpts) {',
    'function _renderMatches(matches, parentMatches = []) { const dataRouterOpts = void 0;',
  ],
  [
    'function useRoutesImpl(routes, locationArg, dataRouterOpts) {',
    'function useRoutesImpl(routes, locationArg) { const dataRouterOpts = void 0;',
  ],
];

/** The same for a site whose routes load no data: `SiteRouter` is none that does. */
export const withoutData = (code: string): string =>
  asksForData.reduce((left, [question, answer]) => left.replace(question, answer), code);

type Node = { type: string; start: number; end: number; expression?: Node; callee?: Node; name?: string };

/** What tells developers that they use it in a way that does not work. */
const tellers: ReadonlySet<string> = new Set(['warning', 'warningOnce', 'invariant']);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function* tellings(node: Node): Generator<Node> {
  const { type, expression } = node;
  if (type === 'ExpressionStatement' && expression?.type === 'CallExpression') {
    if (tellers.has(expression.callee?.name ?? '')) yield node;
  }
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* tellings(part);
}

/** The same without what it tells developers: their tests and their browser have it, customers can do nothing about it. */
export function withoutWords(code: string): string {
  const cuts = [...tellings(parseAst(code) as Node)];
  return cuts.reduceRight((left, { start, end }) => `${left.slice(0, start)};${left.slice(end)}`, code);
}

/**
 * React Router names its components and makes them at the top of its file, so that bundlers keep those that nobody
 * uses: forms, scroll restoration, framework mode. Without the names, and with the makers marked as free of effects,
 * they go: 1.7 kB of the first page. Its package leads every bundler to the build for developers; one line tells that
 * from the build for customers, and its warnings weigh another 0.4 kB. What it does for routes that load data, and
 * what it says to developers in either build, are 2 kB.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({ code: withoutWords(withoutData(lean(code))), map: null }),
    },
  };
}
