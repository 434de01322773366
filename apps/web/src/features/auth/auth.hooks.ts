import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { connectWithOf } from '../../lib/join-to-connect.ts';
import { rememberDevice } from '../../lib/known-device.ts';
import { NEXT_PARAMETER, ownPath, pathWithoutDialog } from '../../lib/own-path.ts';
import { paths } from '../../lib/paths.ts';
import { showError } from '../../lib/show-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../lib/toast.ts';
import { stateAfterEntering } from '../../lib/useKeptAction.ts';
import { clearTourSkipped } from '../onboarding/tour-storage.ts';
import { authMessages } from './auth.messages.ts';
import { INVITATION } from './invitation.hooks.ts';

/** Signs in, refetches every query as the member, and opens the page asked for or the dashboard; `isInPlace` stays. */
export function useLogin({
  isInPlace = false,
  onSecondFactor,
  onRefused,
}: {
  isInPlace?: boolean;
  /** The password was right, and a code is due. */
  onSecondFactor: () => void;
  /** The address or the password is wrong. */
  onRefused: () => void;
}) {
  const entered = useEntered(isInPlace);
  return trpc.auth.login.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: entered,
    // After the right password: that the account is paused, until when, and whom to write to.
    onError(error) {
      if (error.data?.secondFactor) onSecondFactor();
      else if (error.data?.code === 'FORBIDDEN') showError(error);
      else {
        toast({ ...authMessages.loginFailed, destructive: true });
        if (error.data?.code === 'UNAUTHORIZED') onRefused();
      }
    },
  });
}

type SecondFactorOptions = {
  isInPlace: boolean;
  /** Another code may be tried. */
  onRefused: (message: string) => void;
  /** The password has to be given again. */
  onRestart: () => void;
};

/** Finishes the sign-in with a code of the second factor. */
export function useSecondFactor({ isInPlace, onRefused, onRestart }: SecondFactorOptions) {
  const entered = useEntered(isInPlace);
  return trpc.auth.secondFactor.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: entered,
    onError(error) {
      const isOver = error.data?.code === 'UNAUTHORIZED' && !error.data.secondFactor;
      if (!isOver) return onRefused(error.message);
      showError(error);
      onRestart();
    },
  });
}

/** Creates the account, which also signs in, and opens the page asked for or the dashboard; or applies. */
export function useRegister() {
  const enter = useEnter();
  const utils = trpc.useUtils();
  const cache = useQueryClient();
  return trpc.registration.join.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: async ({ status }, { firstName }) => {
      if (status === 'applied') return;
      await enter();
      toast(authMessages.registered(firstName));
    },
    onError: (error, { invitation, answers }) => {
      // Who may join, or what they are asked, has changed while the form was open.
      const isOutdated = error.data?.code === 'FORBIDDEN' || error.data?.code === 'CONFLICT';
      const isInvitedOrApplying = invitation !== undefined || (answers ?? []).length > 0;
      if (error.message === authMessages.onTheList.description) toast(authMessages.onTheList);
      else if (isOutdated && isInvitedOrApplying) showError(error);
      // What is wrong with a field is shown at the field.
      else if (!error.data?.issues) toast({ ...authMessages.registerFailed, destructive: true });
      if (isOutdated) {
        void utils.site.config.invalidate();
        void utils.registration.form.invalidate();
        void cache.invalidateQueries({ queryKey: [INVITATION] });
      }
    },
  });
}

/** What follows a sign-in, whichever way it was. */
export function useEntered(isInPlace: boolean) {
  const enter = useEnter(isInPlace);
  return async () => {
    await enter();
    toast(authMessages.signedIn);
  };
}

/** Everything cached for a visitor may differ for a member, so every query is refetched. */
function useEnter(isInPlace = false) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const location = useLocation();
  return async () => {
    clearTourSkipped();
    rememberDevice();
    await utils.invalidate();
    if (isInPlace) return;
    const here = pathWithoutDialog(location);
    const next = ownPath(search.get(NEXT_PARAMETER));
    // Back on the page where it was wanted, such as that of a member, whose Connect dialog opens.
    const target = next ?? (connectWithOf(location.state) === null ? paths.dashboard() : here);
    const state = stateAfterEntering(location.state);
    const [page] = target.split(/[?#]/u);
    const isHere = page === location.pathname;
    await navigate(target, isHere ? { replace: true, preventScrollReset: true, state } : { state });
  };
}
