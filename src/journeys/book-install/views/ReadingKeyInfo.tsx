import { KitPictures } from '../../../ui/art/KitPictures.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { StepButton } from '../../../ui/SummaryFooter/StepAction.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { selectBookInstall } from '../../../../machines/book-install/book-install.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Facts } from './Facts.tsx';
import classes from './Facts.module.css';

const copy = bookInstallCopy.ReadingKeyInfo;
const { names } = bookInstallCopy.shared;

export function ReadingKeyInfo({ model, send }: ViewPropsOf<typeof selectBookInstall>) {
  const visits = [
    {
      id: 'outside-facts',
      isRequired: model.isOutsideVisitRequired,
      title: names.outsideVisit.title,
      facts: copy.outsideFacts,
      kit: copy.outsideKit,
    },
    {
      id: 'home-facts',
      isRequired: model.isInHomeVisitRequired,
      title: names.inHomeVisit.title,
      facts: copy.homeFacts,
      kit: copy.homeKit,
    },
  ].filter(({ isRequired }) => isRequired);
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading}</PageHeading>
      {visits.map(({ id, title, facts, kit }) => (
        <Card key={id} as="section" aria-labelledby={id}>
          <div className={classes.withPictures}>
            <div className={classes.words}>
              <Text as="h2" type="loud-bold" id={id}>
                {title}
              </Text>
              <Facts facts={facts} />
            </div>
            <KitPictures kit={kit} />
          </div>
        </Card>
      ))}
      <Text tone="soft">{copy.held}</Text>
      <WaysOn>
        <StepButton
          label={visits.length > 1 ? copy.submitBoth : copy.submitOne}
          onPress={() => send({ type: 'keyInfo.read' })}
        />
        {model.canChooseEachDate && (
          <Button variant="link" onClick={() => send({ type: 'eachDate.requested' })}>
            {copy.eachDate}
          </Button>
        )}
      </WaysOn>
    </Column>
  );
}
