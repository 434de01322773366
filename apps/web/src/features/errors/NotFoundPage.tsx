import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useIsAreaOn } from '../../lib/areas.ts';
import { paths } from '../../lib/paths.ts';
import { MissingPage } from './MissingPage.tsx';
import { errorsMessages } from './errors.messages.ts';

const { directory, ...messages } = errorsMessages.notFound;

/** The page of an unknown address; the server sends it with status 404. */
export function NotFoundPage() {
  const isAreaOn = useIsAreaOn();
  return (
    <MissingPage {...messages} to={paths.home()}>
      {isAreaOn('directory') && (
        <Button component={Link} to={paths.businesses()} variant="default">
          {directory}
        </Button>
      )}
    </MissingPage>
  );
}
