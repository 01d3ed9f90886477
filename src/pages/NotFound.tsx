import { useNavigate } from 'react-router-dom';
import { paths } from '../../machines/shared/paths.ts';
import { PageTitle } from '../ui/PageTitle/PageTitle.tsx';
import { Lark } from '../ui/art/Lark.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Beside } from '../ui/Column/Beside.tsx';
import { PageHeading } from '../ui/PageHeading/PageHeading.tsx';
import { LinkButton } from '../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../ui/WaysOn/WaysOn.tsx';
import classes from './pages.module.css';

/** Unknown paths (RT-06). A member has a home of their own to go to. */
export function NotFound({ isMember = false }: { isMember?: boolean }) {
  const navigate = useNavigate();
  // A link from elsewhere may have opened this tab: then there is nothing to go back to.
  const goBack = () => (window.history.length > 1 ? window.history.back() : void navigate('/'));
  return (
    <Beside
      aside={
        <span className={classes.bird}>
          <Lark width={240} />
        </span>
      }
    >
      <PageTitle>Page not found</PageTitle>
      <span className={`${classes.bird} ${classes.narrow}`}>
        <Lark width={96} />
      </span>
      <PageHeading intro="It may have flown off, or the address may have a typo. Here’s what you can do:">
        Oops. We can't find that page.
      </PageHeading>
      <WaysOn>
        <LinkButton to={isMember ? paths.dashboard : '/'} variant="primary">
          {isMember ? 'Go to your dashboard' : 'Go to the home page'}
        </LinkButton>
        <Button onClick={goBack}>Go back</Button>
        <LinkButton to="/help">Visit our help section</LinkButton>
      </WaysOn>
    </Beside>
  );
}
