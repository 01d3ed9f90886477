import { Button } from '../../../src/ui/Button/Button.tsx';
import { Grid, GridItem } from '../../../src/ui/Grid/Grid.tsx';
import { PlanCard } from '../../../src/ui/PlanCard/PlanCard.tsx';
import { propsOf, type Entry } from '../entry.ts';

const benefits = ['Same speed up and down', 'A free speed boost up to 3 times a month'];
const action = <Button variant="primary">Select plan</Button>;

export const planCardEntry: Entry = {
  slug: 'plan-card',
  name: 'Plan card',
  group: 'Order',
  purpose: 'One plan on offer: how fast, how much, what is in it.',
  files: ['src/ui/PlanCard/PlanCard.tsx'],
  props: propsOf<typeof PlanCard>({
    name: 'Of the plan; read out only, where it is the speed itself.',
    speedInMbps: 'From 1000 on it is written in Gbps.',
    priceInPence: 'Written in pounds, with pence only where there are any.',
    per: 'What the price is for; "a month" where nothing is said.',
    terms: 'Small print under the price.',
    popular: 'Marks the plan that most customers take.',
    benefits: 'What is in it.',
    children: 'What is said of it in place of the benefits, such as figures.',
    action: 'The button or link that takes it.',
  }),
  rules: ['Cards side by side are equally high, with their actions in one line.'],
  rows: ['PL-03', 'PL-05', 'FM-01', 'FM-02'],
  examples: [
    {
      id: 'plain',
      title: 'Plain and most popular',
      rows: ['PL-05'],
      Draw: () => (
        <Grid>
          <GridItem medium={6}>
            <PlanCard
              name="Full fibre 150"
              speedInMbps={150}
              priceInPence={2500}
              terms="12 month contract"
              popular
              benefits={benefits}
              action={action}
            />
          </GridItem>
          <GridItem medium={6}>
            <PlanCard
              name="1 Gbps"
              speedInMbps={1000}
              priceInPence={4550}
              terms="1 month rolling, £60 set-up"
              benefits={benefits}
              action={action}
            />
          </GridItem>
        </Grid>
      ),
    },
  ],
};
