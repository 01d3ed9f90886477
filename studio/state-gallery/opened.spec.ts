import { journeys } from '../../machines/index.ts';
import { isLeaf } from '../model/definition.ts';
import { keptWays } from '../ways/kept-ways.ts';
import type { TesterSettings } from '../../src/app/site.ts';
import { openedState } from '../../tests/support/browser/opened-state.ts';
import { expect, test } from '../../tests/support/browser/test.ts';
import { pageIsUp } from '../walks/runner/perform-walk.ts';
import { statesToOpen } from './gallery-folders.ts';
import { pictureWays } from './picture-ways.ts';
import { pictureName, takePictures } from './take-pictures.ts';

test.use({ extraHTTPHeaders: {} });

// What no walk has pictured is opened as a product owner opens it, and pictured there. Only `npm run gallery` asks for it.
for (const { name: journey, machine } of journeys)
  for (const [state, way] of Object.entries(keptWays(journey).states)) {
    if (!('at' in way) || !statesToOpen.has(`${journey}/${state}`)) continue;
    test(`${journey} is opened at ${state}`, async ({ page, machines }) => {
      test.setTimeout(120_000);
      const fresh = await openedState(page, journey, state);
      await pageIsUp({ page: fresh });
      const kept = await fresh.evaluate(() => sessionStorage.getItem('tester'));
      const { scope } = JSON.parse(kept ?? '{}') as Partial<TesterSettings>;
      const leaves = way.at.filter((id) => isLeaf(machine.getStateNodeById(id)));
      const standing = () => machines.standing(scope ?? undefined);
      const isPictured = await takePictures(
        { page: fresh, machines: { noteShot: machines.noteShot, standing } },
        {
          name: pictureName(leaves),
          machine: machine.id,
          leaves,
          ways: pictureWays.filter(({ isNarrow }) => isNarrow || way.isNarrow !== true),
        },
      );
      expect(isPictured, 'the page has moved on before all its pictures were taken').toBe(true);
    });
  }
