import { useLocation } from 'react-router-dom';
import { Card } from '../../src/ui/Card/Card.tsx';
import { Grid, GridItem } from '../../src/ui/Grid/Grid.tsx';
import { PageHeading } from '../../src/ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../src/ui/PageTitle/PageTitle.tsx';
import { Text } from '../../src/ui/Text/Text.tsx';
import { TextLink } from '../../src/ui/TextLink/TextLink.tsx';
import { groups, pathOf, type Entry } from './entry.ts';
import classes from './Overview.module.css';

/** The way in: every page with what it is for. */
export function Overview({ entries }: { entries: readonly Entry[] }) {
  const { search } = useLocation();
  return (
    <div className={classes.overview}>
      <PageTitle>The kit</PageTitle>
      <PageHeading intro="Every piece that our pages are made of, in every state, drawn by the code that customers get. Choose light or dark, copy the link of an example, look up a rule by its checklist row.">
        The kit
      </PageHeading>
      {groups.map((group) => {
        const inGroup = entries.filter((entry) => entry.group === group);
        return (
          <section key={group} aria-labelledby={group}>
            <h2 id={group} className={classes.title}>
              {group}
            </h2>
            <Grid as="ul">
              {inGroup.map((entry) => (
                <GridItem key={entry.slug} as="li" medium={6} large={4}>
                  <Card>
                    <div>
                      <h3>
                        <TextLink to={`${pathOf(entry)}${search}`}>{entry.name}</TextLink>
                      </h3>
                      <Text tone="soft">{entry.purpose}</Text>
                    </div>
                  </Card>
                </GridItem>
              ))}
            </Grid>
          </section>
        );
      })}
    </div>
  );
}
