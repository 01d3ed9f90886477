import { useNavigate } from 'react-router-dom';
import { paths } from '../../machines/shared/paths.ts';
import { referenceOf } from '../runtime/reference.ts';
import { useServerError } from '../runtime/use-server-error.ts';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { LeadTo } from './LeadTo.tsx';
import type { Site } from './site.ts';

/** `/error`: the stored server error; without one there is nothing to show (ER-09). */
export function ServerErrorPage({ site }: { site: Site }) {
  const error = useServerError(site.serverErrors);
  const navigate = useNavigate();
  if (!error) return <LeadTo to={paths.home} />;
  return (
    <ErrorPage
      status={error.code}
      message={error.message}
      reference={referenceOf(error.answer)}
      onBack={() => void navigate(-1)}
    />
  );
}
