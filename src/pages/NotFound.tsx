import { useNavigate } from 'react-router-dom';
import { PageTitle } from '../ui/PageTitle/PageTitle.tsx';
import { Lark } from '../ui/art/Lark.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Column } from '../ui/Column/Column.tsx';
import { PageHeading } from '../ui/PageHeading/PageHeading.tsx';
import { LinkButton } from '../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../ui/WaysOn/WaysOn.tsx';
import classes from './pages.module.css';

/** Unknown paths (RT-06). */
export function NotFound() {
  const navigate = useNavigate();
  // A link from elsewhere may have opened this tab: then there is nothing to go back to.
  const goBack = () => (window.history.length > 1 ? window.history.back() : void navigate('/'));
  return (
    <Column>
      <PageTitle>Page not found</PageTitle>
      <span className={classes.bird}>
        <Lark width={96} />
      </span>
      <PageHeading intro="It may have flown off, or the address may have a typo. Here’s what you can do:">
        Oops. We can't find that page.
      </PageHeading>
      <WaysOn>
        <LinkButton to="/" variant="primary">
          Go to the home page
        </LinkButton>
        <Button onClick={goBack}>Go back</Button>
        <LinkButton to="/help">Visit our help section</LinkButton>
      </WaysOn>
    </Column>
  );
}
