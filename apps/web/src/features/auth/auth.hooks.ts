import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../lib/toast.ts';
import { noticesOf } from '../site-notices/notices-page.ts';
import { authMessages } from './auth.messages.ts';

/** Signs in, asks everything again as the member, and goes to the dashboard. */
export function useLogin() {
  const enter = useEnter();
  return trpc.auth.login.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: async () => {
      await enter();
      toast(authMessages.signedIn);
    },
    onError: () => toast({ ...authMessages.loginFailed, destructive: true }),
  });
}

/** Creates the account, which also signs in, and goes to the dashboard. */
export function useRegister() {
  const enter = useEnter();
  const utils = trpc.useUtils();
  return trpc.auth.register.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: async (member) => {
      await enter();
      toast(authMessages.registered(member.firstName));
    },
    onError: (error) => {
      toast({ ...authMessages.registerFailed, destructive: true });
      // Closed while the form stood open: what is asked again puts the reason in its place.
      if (error.data?.code === 'FORBIDDEN') void utils.site.notices.invalidate();
    },
  });
}

/** Whether new members may join, as far as is known; the page under the dialog has asked already. */
export function useRegistrationOpen(): boolean {
  const { pathname } = useLocation();
  return trpc.site.notices.useQuery(noticesOf(pathname)).data?.registrationOpen ?? true;
}

/** What was cached for a visitor may look different to a member, so all of it is asked again. */
function useEnter() {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  return async () => {
    await utils.invalidate();
    await navigate(paths.dashboard());
  };
}
