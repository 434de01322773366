import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showError } from '../../lib/show-error.ts';
import { paths } from '../../lib/paths.ts';
import { type Inputs, trpc } from '../../lib/trpc.ts';
import { toast } from '../../lib/toast.ts';
import { accountMessages as messages } from './account.messages.ts';

/** Sets a switch at once and takes it back when the server refuses. */
export function useUpdatePrivacy() {
  const utils = trpc.useUtils();
  const { settings } = utils.account;
  return trpc.account.updatePrivacy.useMutation({
    scope: { id: 'privacy' },
    meta: { skipInvalidation: true },
    async onMutate(change: Inputs['account']['updatePrivacy']) {
      await settings.cancel();
      const before = settings.getData();
      settings.setData(undefined, (old) => old && Object.assign({}, old, change));
      return { before };
    },
    async onSuccess(saved) {
      settings.setData(undefined, saved);
      await Promise.all([utils.auth.me.invalidate(), utils.profile.get.invalidate()]);
    },
    onError(error, _change, context) {
      settings.setData(undefined, context?.before);
      showError(error);
    },
  });
}

export function useEndSession() {
  return trpc.account.endSession.useMutation({
    onSuccess: ({ ended }) => toast(messages.sessionsEnded(ended)),
    onError: showError,
  });
}

export function useEndOtherSessions() {
  return trpc.account.endOtherSessions.useMutation({
    onSuccess: ({ ended }) => toast(messages.sessionsEnded(ended)),
    onError: showError,
  });
}

export function useRequestVerification() {
  return trpc.account.requestVerification.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: () => toast(messages.verificationSent),
    onError: showError,
  });
}

type Preferences = Inputs['notifications']['setPreference'];

/** What the member is told about, in the bell and by mail; each change shows at once. */
export function usePreferences() {
  const { preferences } = trpc.useUtils().notifications;
  const undo = (error: { message: string }) => {
    showError(error);
    return preferences.invalidate();
  };
  const keep = (saved: ReturnType<typeof preferences.getData>) => preferences.setData(undefined, saved);
  const options = {
    scope: { id: 'preferences' },
    meta: { skipInvalidation: true },
    onSuccess: keep,
    onError: undo,
  };
  const kind = trpc.notifications.setPreference.useMutation(options);
  const digest = trpc.notifications.setDigest.useMutation(options);
  return {
    setKind: (next: Preferences) => {
      preferences.setData(
        undefined,
        (old) =>
          old && {
            ...old,
            kinds: old.kinds.map((one) => (one.kind === next.kind ? { ...one, ...next } : one)),
          },
      );
      kind.mutate(next);
    },
    setDigest: (weeklyDigest: boolean) => {
      preferences.setData(undefined, (old) => old && { ...old, weeklyDigest });
      digest.mutate({ weeklyDigest });
    },
  };
}

/** Saves everything the product holds about the member as a file; files do not travel over tRPC. */
export function useExport() {
  return useMutation({
    async mutationFn() {
      const response = await fetch(paths.accountExport());
      if (!response.ok) throw new Error(String(response.status));
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
      const url = URL.createObjectURL(await response.blob());
      Object.assign(document.createElement('a'), { href: url, download: name ?? 'guildhall.zip' }).click();
      setTimeout(() => URL.revokeObjectURL(url));
    },
    onSuccess: () => toast(messages.exported),
    onError: () => toast(messages.exportFailed),
  });
}

/** After that there is nobody signed in any more: forget everything and start at the front door. */
export function useDeleteAccount(onRefused: (message: string) => void) {
  const queryClient = useQueryClient();
  return trpc.account.delete.useMutation({
    meta: { skipInvalidation: true },
    onSuccess() {
      queryClient.clear();
      window.location.assign(paths.home());
    },
    onError: (error) => onRefused(error.message),
  });
}
