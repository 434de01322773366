import { Anchor, Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { formIssues } from '../../lib/form-issues.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { useDialog } from '../../lib/useDialog.ts';
import { toast } from '../../lib/toast.ts';
import { NewPasswordInput } from '../auth/NewPasswordInput.tsx';
import { accountMessages } from './account.messages.ts';
import { MailPage } from './MailPage.tsx';
import { useMailToken } from './useMailToken.ts';

const { password, reset: messages } = accountMessages;

/**
 * The page that the forgot-password email and invitations link to. Only the server validates the password: the schema would weigh
 * more than the rest of the page, and a rejected password does not use up the link.
 */
export function ResetPasswordPage() {
  const token = useMailToken();
  const { linkTo } = useDialog();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const site = useSite();
  const isInvited = useSearchParams()[0].has('invited');
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '' } });
  const reset = trpc.account.resetPassword.useMutation({
    meta: { skipInvalidation: true },
    async onSuccess({ isSignedIn }) {
      if (isSignedIn) {
        await utils.invalidate();
        await navigate(paths.dashboard(), { replace: true });
        toast(messages.invited.done(site.name));
        return;
      }
      toast(messages.done);
      await navigate(paths.signIn(), { replace: true });
    },
    onError(error) {
      form.setFieldError('password', formIssues(error)['password'] ?? error.message);
    },
  });
  return (
    <MailPage
      title={isInvited ? messages.invited.title(site.name) : messages.title}
      description={isInvited ? messages.invited.description : messages.description}
    >
      <form noValidate onSubmit={form.onSubmit((values) => reset.mutate({ token, ...values }))}>
        <Stack gap="sm">
          <NewPasswordInput
            label={password.next}
            rule={password.hint}
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <Button type="submit" size="md" loading={reset.isPending}>
            {isInvited ? messages.invited.submit : messages.submit}
          </Button>
          <Anchor component={Link} to={linkTo('forgot-password')} size="sm" py={4} ta="center">
            {messages.again}
          </Anchor>
        </Stack>
      </form>
    </MailPage>
  );
}
