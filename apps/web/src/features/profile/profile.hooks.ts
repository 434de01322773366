import { useMutation, useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../lib/toast.ts';
import { profileMessages } from './profile.messages.ts';

/** What shows something of the member's own profile outside of the profile feature. */
const SHOWN_IN = ['auth', 'profile', 'dashboard', 'network'];

function useRefreshOwnProfile() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(SHOWN_IN.map((feature) => queryClient.invalidateQueries({ queryKey: [[feature]] })));
}

/** Saves the edit-profile form and tells how it went. */
export function useUpdateProfile(onDone: () => void) {
  const refresh = useRefreshOwnProfile();
  return trpc.profile.update.useMutation({
    onSuccess: async () => {
      await refresh();
      toast(profileMessages.updated);
      onDone();
    },
    onError: () => toast({ ...profileMessages.updateFailed, destructive: true }),
  });
}

/** Uploads a picture, or removes the present one (null). Files do not travel over tRPC. */
export function useChangeAvatar() {
  const refresh = useRefreshOwnProfile();
  return useMutation({
    mutationFn: (file: File | null) => sendAvatar(file),
    onSuccess: refresh,
  });
}

async function sendAvatar(file: File | null): Promise<void> {
  const body = new FormData();
  if (file) body.append('file', file);
  const response = await fetch('/api/profile/avatar', file ? { method: 'POST', body } : { method: 'DELETE' });
  if (!response.ok) throw new Error(await reasonOf(response));
}

async function reasonOf(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => null);
  const known =
    typeof answer === 'object' &&
    answer !== null &&
    'message' in answer &&
    typeof answer.message === 'string';
  return known ? String(answer.message) : profileMessages.pictureFailed;
}
