import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../lib/toast.ts';
import { noticesOf } from '../site-notices/notices-page.ts';
import { authMessages } from './auth.messages.ts';

/** Signs in, refetches every query as the member and opens the dashboard. */
export function useLogin() {
  const enterDashboard = useEnterDashboard();
  return trpc.auth.login.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: async () => {
      await enterDashboard();
      toast(authMessages.signedIn);
    },
    onError: () => toast({ ...authMessages.loginFailed, destructive: true }),
  });
}

/** Creates the account, which also signs in, and opens the dashboard. */
export function useRegister() {
  const enterDashboard = useEnterDashboard();
  const utils = trpc.useUtils();
  return trpc.auth.register.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: async (member) => {
      await enterDashboard();
      toast(authMessages.registered(member.firstName));
    },
    onError: (error) => {
      toast({ ...authMessages.registerFailed, destructive: true });
      // Registration was closed while the form was open: the refetched notices replace it with the reason.
      if (error.data?.code === 'FORBIDDEN') void utils.site.notices.invalidate();
    },
  });
}

/** Whether new members may join; true until known. Reads the query that the page below the dialog has cached. */
export function useRegistrationOpen(): boolean {
  const { pathname } = useLocation();
  return trpc.site.notices.useQuery(noticesOf(pathname)).data?.registrationOpen ?? true;
}

/** Everything cached for a visitor may differ for a member, so every query is refetched. */
function useEnterDashboard() {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  return async () => {
    await utils.invalidate();
    await navigate(paths.dashboard());
  };
}
