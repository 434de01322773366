import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { MissingPage } from '../../errors/MissingPage.tsx';
import { businessesMessages } from '../businesses.messages.ts';

const { title, text, back } = businessesMessages.page.missing;

export function BusinessMissing() {
  return (
    <MissingPage title={title} text={text}>
      <Button component={Link} to={paths.businesses()}>
        {back}
      </Button>
    </MissingPage>
  );
}
