/**
 * Who may import whom; read by tests/architecture/imports.ts, which adds the fences between the gateway's domains from
 * the table in docs/architecture.md. `reachable` rules also see what is reached through
 * helpers; they are checked without types, which bring nothing along.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Move what both need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'machines-are-pure',
      comment: 'A machine knows neither React nor the browser nor the gateway; actors are supplied by src.',
      severity: 'error',
      from: { path: '^machines/', pathNot: '\\.test\\.ts$|^machines/book-install/customers\\.cases\\.ts$' },
      to: {
        path: '^(src|studio|gateway|partners|platform|server|scripts|tests)/|node_modules/(react|react-dom|@mantine|openapi-fetch|hono)',
      },
    },
    {
      name: 'machines-use-contract-types-only',
      comment: 'Write `import type`; a machine needs the shape of an answer, never the code that checks it.',
      severity: 'error',
      from: { path: '^machines/', pathNot: '\\.(test|cases)\\.ts$' },
      to: { path: '^openapi/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'views-draw-only',
      comment: 'A view gets model and send; it reaches neither the gateway nor XState, also not through a helper.',
      severity: 'error',
      from: { path: '^src/journeys/[^/]+/views/' },
      to: { path: '^src/gateway-client/|node_modules/(xstate|@xstate|openapi-fetch|@tanstack)/', reachable: true },
    },
    {
      name: 'actors-know-no-screen',
      comment: 'An actor calls and answers; what the customer sees of it is decided by the machine.',
      severity: 'error',
      from: { path: '^src/journeys/.*\\.actors\\.ts$' },
      to: { path: '^src/ui/|node_modules/(react|react-dom|@mantine)/' },
    },
    {
      name: 'journeys-stay-apart',
      comment: 'What two journeys share belongs into machines/shared, src/ui or the parent journey.',
      severity: 'error',
      from: { path: '^src/journeys/([^/]+)/', pathNot: '\\.test\\.tsx?$|\\.(part|later)\\.ts$' },
      to: { path: '^src/journeys/', pathNot: '^src/journeys/$1/' },
    },
    {
      name: 'parts-name-parts-alone',
      comment:
        'The part of a journey names the parts of its children; nothing else of another journey is its business.',
      severity: 'error',
      from: { path: '^src/journeys/([^/]+)/.*\\.(part|later)\\.ts$' },
      to: { path: '^src/journeys/', pathNot: '^src/journeys/$1/|\\.part\\.ts$' },
    },
    {
      name: 'host-knows-no-journey',
      comment: 'Give the host what it needs through JourneyPart; src/app puts them together.',
      severity: 'error',
      from: { path: '^src/journey-host/' },
      to: { path: '^src/(journeys|app|pages|gateway-client)/|^machines/(?!shared/)' },
    },
    {
      name: 'client-knows-no-journey',
      comment: 'The client answers with the contract’s types; actors turn them into what a machine wants.',
      severity: 'error',
      from: { path: '^src/gateway-client/' },
      to: {
        path: '^src/(journeys|app|pages|ui|journey-host)/|^machines/(?!shared/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'kit-stands-alone',
      comment: 'Pass it in as a property.',
      severity: 'error',
      from: { path: '^src/(ui|pages/content)/' },
      to: { path: '^src/(?!ui/|pages/content/)|^(machines|gateway|partners|platform|server|openapi)/' },
    },
    {
      name: 'studio-by-its-bridge',
      comment: 'The site stands without its tools: src/app/studio.ts asks for studio/bridge.ts where they are on.',
      severity: 'error',
      from: {
        path: '^(src|server|gateway|partners|platform)/',
        pathNot: '^src/app/studio\\.ts$|\\.test\\.tsx?$|/test-views\\.tsx$',
      },
      to: { path: '^studio/' },
    },
    {
      name: 'one-bridge-to-the-studio',
      comment: 'What the site needs of the studio goes through its bridge.',
      severity: 'error',
      from: { path: '^src/app/studio\\.ts$' },
      to: { path: '^studio/(?!bridge\\.ts$)' },
    },
    {
      name: 'gateway-and-server-stand-alone',
      comment: 'They run without the site; scripts/start.ts puts all together.',
      severity: 'error',
      from: { path: '^(gateway|partners|platform|server)/', pathNot: '^partners/.*\\.test\\.ts$' },
      to: { path: '^(src|machines|scripts)/' },
    },
    {
      name: 'platform-knows-no-program',
      comment: 'Programs stand on it: give it what it needs, as `openDatabase` is given its owner.',
      severity: 'error',
      from: { path: '^platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(gateway|partners|server|openapi)/' },
    },
    {
      name: 'server-is-not-the-gateway',
      comment: 'The web host speaks HTTP to the gateway, so that another gateway can take its place.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^gateway/' },
    },
    {
      name: 'gateway-is-not-the-server',
      comment: 'The gateway does not know who asks.',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: '^server/' },
    },
    {
      name: 'partners-by-their-contract',
      comment:
        'The site’s programs know a partner by its address and by openapi/partners; gateway/testing puts both together.',
      severity: 'error',
      from: { path: '^(machines|src|studio|server|gateway)/', pathNot: '\\.test\\.ts$|^gateway/testing/' },
      to: { path: '^partners/' },
    },
    {
      name: 'partners-stand-alone',
      comment: 'A partner knows who asks by the contract only, and no other partner: what two need goes to platform.',
      severity: 'error',
      from: { path: '^partners/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(gateway|server)/|^partners/(?!$1/)' },
    },
    {
      name: 'contracts-of-partners-for-both-sides',
      comment: 'The site speaks to the gateway; whom the gateway asks is not its business.',
      severity: 'error',
      from: { path: '^(machines|src|server)/' },
      to: {
        path: '^openapi/(partners/|generated/(courier|lender|mobile-network|network|payments|switching-hub|tags)\\.)',
      },
    },
    {
      name: 'gateway-has-no-circle',
      comment: 'Types count here too: move what both need into a third file.',
      severity: 'error',
      from: { path: '^(gateway|partners|platform)/' },
      to: { circular: true },
    },
    {
      name: 'gateway-stores-are-private',
      comment: 'Ask the domain’s service; rows that others may read, lock and change stand in its *.rows.ts.',
      severity: 'error',
      from: { path: '^gateway/domains/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^gateway/domains/[^/]+/.*\\.store\\.ts$', pathNot: '^gateway/domains/$1/' },
    },
    {
      name: 'gateway-ground-knows-no-domain',
      comment: 'Domains stand on it: give it what it needs, as `jobs.handle` does.',
      severity: 'error',
      from: {
        path: '^gateway/(db|http|mobile-network|network|one-touch-switch|operations|outbox|scenarios|words)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^gateway/domains/' },
    },
    {
      name: 'gateway-knows-not-who-puts-it-together',
      comment: 'Composition, seeding and test support stand above the domains and all they stand on.',
      severity: 'error',
      from: { path: '^gateway/[^/]+/', pathNot: '\\.test\\.ts$|^gateway/(seed|testing|contract-proof)/' },
      to: { path: '^gateway/(seed|testing|contract-proof)/|^gateway/(app|domains|housekeeping|server)\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
