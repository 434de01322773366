import { Alert, Anchor, Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../lib/formats.ts';
import { PageHead } from '../../../lib/PageHead.tsx';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import page from '../shared/ConsolePage.module.css';
import { secondFactorMessages as messages } from './second-factor.messages.ts';

const SECURITY = `${paths.settings()}#security`;

type Props = {
  /** From when on the role takes a second factor. */
  by: string;
  /** The console goes without one until then. */
  isOpen: boolean;
};

/** That the role takes a second factor, and where to get one: above the page, or in its place once it is due. */
export function SecondFactorNotice({ by, isOpen }: Props) {
  const { localDate } = useFormats();
  const { title, text, action } = messages;
  if (isOpen)
    return (
      <Alert variant="light" color="brass" mb="lg" className={page.unprinted ?? ''}>
        {messages.reminder(localDate(by))}{' '}
        <Anchor component={Link} to={SECURITY} inherit underline="always">
          {action}
        </Anchor>
      </Alert>
    );
  return (
    <>
      <PageHead title={title} description={text} noIndex />
      <EmptyState
        icon={IconLock}
        title={title}
        headingOrder={1}
        action={
          <Button component={Link} to={SECURITY}>
            {action}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </>
  );
}
