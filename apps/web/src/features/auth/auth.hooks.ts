import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { trpc } from '../../app/trpc.ts';
import { toast } from '../../ui/toast.ts';
import { authMessages } from './auth.messages.ts';

/** Signs in, asks everything again as the member, and goes to the dashboard. */
export function useLogin() {
  const enter = useEnter();
  return trpc.auth.login.useMutation({
    meta: { keepsCache: true },
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
  return trpc.auth.register.useMutation({
    meta: { keepsCache: true },
    onSuccess: async (member) => {
      await enter();
      toast(authMessages.registered(member.firstName));
    },
    onError: () => toast({ ...authMessages.registerFailed, destructive: true }),
  });
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
