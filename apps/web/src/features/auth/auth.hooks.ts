import { useNavigate, useSearchParams } from 'react-router-dom';
import { NEXT_PARAMETER, ownPath } from '../../lib/own-path.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../lib/toast.ts';
import { clearTourSkipped } from '../onboarding/tour-storage.ts';
import { authMessages } from './auth.messages.ts';

/** Signs in, refetches every query as the member, and opens the page asked for or the dashboard; `isInPlace` stays. */
export function useLogin({ isInPlace = false } = {}) {
  const enter = useEnter(isInPlace);
  return trpc.auth.login.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: async () => {
      await enter();
      toast(authMessages.signedIn);
    },
    onError: () => toast({ ...authMessages.loginFailed, destructive: true }),
  });
}

/** Creates the account, which also signs in, and opens the page asked for or the dashboard. */
export function useRegister() {
  const enter = useEnter();
  const site = useSite();
  const utils = trpc.useUtils();
  return trpc.auth.register.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: async (member) => {
      await enter();
      toast(authMessages.registered(site.name, member.firstName));
    },
    onError: (error) => {
      // What is wrong with a field is shown at the field.
      if (!error.data?.issues) toast({ ...authMessages.registerFailed, destructive: true });
      // Registration was closed while the form was open: the refetched settings replace it with the reason.
      if (error.data?.code === 'FORBIDDEN') void utils.site.config.invalidate();
    },
  });
}

/** Everything cached for a visitor may differ for a member, so every query is refetched. */
function useEnter(isInPlace = false) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async () => {
    clearTourSkipped();
    await utils.invalidate();
    if (isInPlace) return;
    await navigate(ownPath(search.get(NEXT_PARAMETER)) ?? paths.dashboard());
  };
}
