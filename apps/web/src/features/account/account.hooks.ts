import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CONFIRM_LINK_HOURS } from '@guildhall/api/console/account/account.schema';
import { deleteDraftsOf } from '../../lib/draft-key.ts';
import { showError } from '../../lib/show-error.ts';
import { leaveTo } from '../../lib/leave-site.ts';
import { paths } from '../../lib/paths.ts';
import { type Inputs, trpc } from '../../lib/trpc.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { accountMessages as messages } from './account.messages.ts';

/** Optimistic update of a privacy setting, rolled back on error. */
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
      await Promise.all([
        utils.auth.me.invalidate(),
        utils.profile.get.invalidate(),
        utils.messages.invalidate(),
      ]);
    },
    onError(error, _change, context) {
      settings.setData(undefined, context?.before);
      showError(error);
    },
  });
}

export function useRequestVerification() {
  return trpc.account.requestVerification.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: () => toast(messages.email.sent(CONFIRM_LINK_HOURS)),
    onError: showError,
  });
}

type Preferences = Inputs['notifications']['setPreference'];

/** Optimistic updates of the notification settings; an error reloads them from the server. */
export function usePreferences() {
  const { preferences } = trpc.useUtils().notifications;
  const onError = (error: { message: string }) => {
    showError(error);
    return preferences.invalidate();
  };
  const onSuccess = (saved: ReturnType<typeof preferences.getData>) => preferences.setData(undefined, saved);
  const options = {
    scope: { id: 'preferences' },
    meta: { skipInvalidation: true },
    onSuccess,
    onError,
  };
  const setPreference = trpc.notifications.setPreference.useMutation(options);
  const setDigest = trpc.notifications.setDigest.useMutation(options);
  const stop = trpc.notifications.stopEmails.useMutation({
    ...options,
    onSuccess(saved) {
      onSuccess(saved);
      toast(messages.notifications.allOffDone);
    },
  });
  return {
    setKind: (next: Preferences) => {
      preferences.setData(
        undefined,
        (old) =>
          old && {
            ...old,
            kinds: old.kinds.map((kind) => (kind.kind === next.kind ? { ...kind, ...next } : kind)),
          },
      );
      setPreference.mutate(next);
    },
    setDigest: (weeklyDigest: boolean) => {
      preferences.setData(undefined, (old) => old && { ...old, weeklyDigest });
      setDigest.mutate({ weeklyDigest });
    },
    stop,
  };
}

/** Downloads everything stored about the member; a plain fetch, since tRPC does not carry files. */
export function useExport() {
  return useMutation({
    async mutationFn() {
      const response = await fetch('/api/account/export');
      if (!response.ok) throw new Error(String(response.status));
      await saveFile(response, 'guildhall.zip');
    },
    onSuccess: () => toast(messages.data.exported),
    onError: () => toast(messages.data.failed),
  });
}

/** Deletes the account, which also ends the session: clears the cache and loads the page that says so. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  const { viewer } = useViewer();
  return trpc.account.delete.useMutation({
    meta: { skipInvalidation: true },
    onSuccess() {
      if (viewer) deleteDraftsOf(viewer.id);
      queryClient.clear();
      leaveTo(paths.accountDeleted());
    },
  });
}
