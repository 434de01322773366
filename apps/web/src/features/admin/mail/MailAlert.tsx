import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import classes from './MailAlert.module.css';
import { useMailStatus } from './mail.hooks.ts';
import { mailMessages } from './mail.messages.ts';

const { alert: messages, open } = mailMessages;

/** Says that emails reach nobody, wherever somebody is about to send some; absent while they do. */
export function MailAlert({ hasLink = true }: { hasLink?: boolean }) {
  const { data: status } = useMailStatus();
  if (!status || status.state === 'working') return null;
  const { state, server, waiting, written, error } = status;
  const title = state === 'files' ? messages.files.title : messages.failing.title(server ?? '');
  return (
    <Alert color="red" variant="light" title={title} role="alert" className={classes.root ?? ''}>
      {state === 'files'
        ? messages.files.text(written)
        : messages.failing.text(waiting, error ?? messages.unknown)}{' '}
      {hasLink && (
        <Anchor component={Link} to={consolePaths.mail()} inherit underline="always">
          {open}
        </Anchor>
      )}
    </Alert>
  );
}
