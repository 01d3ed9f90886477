import type { Site } from '../../src/app/site.ts';
import { openDock } from '../inspector/dock/dock-door.ts';
import { Button } from '../../src/ui/Button/Button.tsx';
import { Column } from '../../src/ui/Column/Column.tsx';
import { PageHeading } from '../../src/ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../src/ui/PageTitle/PageTitle.tsx';
import { LinkButton } from '../../src/ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../src/ui/WaysOn/WaysOn.tsx';
import { ClockControls } from './ClockControls.tsx';
import { FaultRules } from './FaultRules.tsx';
import { Flags } from './Flags.tsx';
import { Section } from './Section.tsx';
import { SessionFacts } from './SessionFacts.tsx';
import { SwitchAway } from './SwitchAway.tsx';
import { TestData } from './TestData.tsx';
import classes from './Tools.module.css';
import { useTester } from './use-tester.ts';
import { VendorVersion } from './VendorVersion.tsx';

/** For testers, where tools are on: what holds in this tab and at the gateway, and how to change it. */
export function Tools({ site }: { site: Site }) {
  const tester = useTester(site);
  return (
    <Column width="page">
      <PageTitle>Tools for testers</PageTitle>
      <PageHeading intro="What holds in this tab and at the gateway behind it, and how to change it. Customers never see this page.">
        Tools for testers
      </PageHeading>
      <div className={classes.page}>
        <div className={classes.part}>
          <Flags site={site} tester={tester} />
          <FaultRules tester={tester} />
        </div>
        <div className={classes.part}>
          <Section
            title="Elsewhere"
            intro="More to look at, where tools are on. Alt+Shift+J or ?inspect=1 opens the inspector beside any page."
          >
            <WaysOn>
              <LinkButton to="/ui">The kit</LinkButton>
              <LinkButton to="/inspector">The journeys</LinkButton>
              <Button onClick={() => void openDock()}>Inspect this page</Button>
            </WaysOn>
          </Section>
          <SessionFacts site={site} />
          <ClockControls />
          <SwitchAway />
          <VendorVersion />
          <TestData />
        </div>
      </div>
    </Column>
  );
}
