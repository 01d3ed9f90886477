import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { folders, readImports, root } from './imports.ts';

/** Far below what there is, far above what a tool reads that reads nothing. */
const leastFiles = 300;

const timeout = 180_000;

it('nobody imports whom they may not, also through helpers (docs/architecture.md)', { timeout }, async () => {
  const { files, broken } = await readImports(root);
  expect(files, 'the import check has read hardly any file; look at .dependency-cruiser.cjs').toBeGreaterThan(
    leastFiles,
  );
  expect(
    broken.join('\n'),
    'Break the chain at one of the files named: docs/architecture.md says who may import whom',
  ).toBe('');
});

describe('the check itself', { timeout }, () => {
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** A small site of the files given, in a folder of its own. */
  function site(files: Record<string, string>): string {
    folder = mkdtempSync(join(tmpdir(), 'fence-'));
    for (const name of folders) mkdirSync(join(folder, name), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return folder;
  }

  const client = { 'src/gateway-client/client.ts': 'export const call = 1;' };

  it('sees a view that reaches the gateway client through a helper', async () => {
    const { broken } = await readImports(
      site({
        ...client,
        'src/journeys/order/views/Choosing.tsx': "import { help } from '../help.ts';\nexport const Choosing = help;",
        'src/journeys/order/help.ts': "import { more } from './more.ts';\nexport const help = more;",
        'src/journeys/order/more.ts':
          "import { call } from '../../gateway-client/client.ts';\nexport const more = call;",
      }),
    );
    expect(broken.join('\n')).toMatch(/views-draw-only: src\/journeys\/order\/views\/Choosing\.tsx/);
  });

  it('lets a view name a type of a file that calls', async () => {
    const { broken } = await readImports(
      site({
        ...client,
        'src/journeys/order/views/Choosing.tsx':
          "import type { Help } from '../help.ts';\nexport const Choosing: Help = 1;",
        'src/journeys/order/help.ts':
          "import { call } from '../../gateway-client/client.ts';\nexport type Help = typeof call;",
      }),
    );
    expect(broken).toEqual([]);
  });

  it.each([
    [
      'a machine that uses the site',
      'machines/order/order.machine.ts',
      '../../src/runtime/flags.ts',
      'machines-are-pure',
    ],
    [
      'a machine that runs the contract',
      'machines/order/order.guards.ts',
      '../../openapi/zod.ts',
      'machines-use-contract-types-only',
    ],
    [
      'a journey that uses another',
      'src/journeys/order/order.copy.ts',
      '../switch/switch.copy.ts',
      'journeys-stay-apart',
    ],
    [
      'a journey that uses more of another than its part',
      'src/journeys/order/order.part.ts',
      '../switch/switch.views.ts',
      'parts-name-parts-alone',
    ],
    [
      'a domain of the gateway that uses one above it',
      'gateway/domains/plans/plans.rules.ts',
      '../visits/slots.rules.ts',
      'gateway-domain-plans',
    ],
    [
      'a domain that uses the store of another',
      'gateway/domains/orders/orders.service.ts',
      '../visits/visits.store.ts',
      'gateway-stores-are-private',
    ],
    [
      'a domain without a row in the table',
      'gateway/domains/loyalty/loyalty.rules.ts',
      '../../clock/clock.ts',
      'gateway-domain-without-a-row',
    ],
    [
      'a database that knows a domain',
      'gateway/db/schema/members.ts',
      '../../domains/members/members.rows.ts',
      'gateway-ground-knows-no-domain',
    ],
    [
      'a domain that uses test support',
      'gateway/domains/plans/plans.service.ts',
      '../../testing/customer.ts',
      'gateway-knows-not-who-puts-it-together',
    ],
    ['a host that knows a journey', 'src/journey-host/host.ts', '../journeys/order/order.ts', 'host-knows-no-journey'],
    ['a platform that knows a program', 'platform/db/open.ts', '../../gateway/env.ts', 'platform-knows-no-program'],
    [
      'a platform that knows the contract',
      'platform/http/json-text.ts',
      '../../openapi/zod.ts',
      'platform-knows-no-program',
    ],
    [
      'a gateway that goes around a partner’s contract',
      'gateway/domains/switching/sender.ts',
      '../../../partners/switching-hub/directory.ts',
      'partners-by-their-contract',
    ],
    ['a partner that uses the gateway', 'partners/hub/app.ts', '../../gateway/env.ts', 'partners-stand-alone'],
    ['a partner that uses another', 'partners/hub/app.ts', '../courier/app.ts', 'partners-stand-alone'],
    [
      'a site that knows a partner’s contract',
      'src/gateway-client/switches.ts',
      '../../openapi/partners/hub/messages.ts',
      'contracts-of-partners-for-both-sides',
    ],
    ['a gateway that uses the site', 'gateway/app.ts', '../src/runtime/flags.ts', 'gateway-and-server-stand-alone'],
    ['a web host that uses the gateway', 'server/app.ts', '../gateway/app.ts', 'server-is-not-the-gateway'],
    ['a site that reaches into its tools', 'src/app/pages.ts', '../../studio/kit/Gallery.ts', 'studio-by-its-bridge'],
    ['a bridge that is gone around', 'src/app/studio.ts', '../../studio/kit/Gallery.ts', 'one-bridge-to-the-studio'],
    ['a kit that knows a journey', 'src/ui/Button.tsx', '../journeys/order/order.ts', 'kit-stands-alone'],
  ])('sees %s', async (_, from, to, fence) => {
    const target = join(dirname(from), to);
    const { broken } = await readImports(
      site({
        [from]: `import { thing } from '${to}';\nexport const other = thing;`,
        [target]: 'export const thing = 1;',
      }),
    );
    expect(broken.join('\n')).toContain(`${fence}: ${from}`);
  });

  it('lets a domain of the gateway use one below it, and its test whom it likes', async () => {
    const { broken } = await readImports(
      site({
        'gateway/domains/orders/orders.service.ts':
          "import { findPlan } from '../plans/plans.rows.ts';\nexport const a = findPlan;",
        'gateway/domains/plans/plans.rows.ts': 'export const findPlan = 1;',
        'gateway/domains/plans/plans.test.ts':
          "import { placed } from '../orders/orders.store.ts';\nexport const b = placed;",
        'gateway/domains/orders/orders.store.ts': 'export const placed = 1;',
      }),
    );
    expect(broken).toEqual([]);
  });

  it('sees a circle in the gateway that types close', async () => {
    const { broken } = await readImports(
      site({
        'gateway/http/session.ts': "import type { Context } from './context.ts';\nexport type Session = Context | 1;",
        'gateway/http/context.ts': "import type { Session } from './session.ts';\nexport type Context = Session | 2;",
      }),
    );
    expect(broken.join('\n')).toContain('gateway-has-no-circle: gateway/http/');
  });

  it('reads no file where there is none, and says so', async () => {
    expect((await readImports(site({}))).files).toBeLessThan(leastFiles);
  });
});
