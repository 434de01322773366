import { useMutation, useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../lib/toast.ts';
import { profileMessages } from './profile.messages.ts';

/** The features whose queries contain the member's own profile. */
const DEPENDENT_FEATURES = ['auth', 'profile', 'dashboard', 'network'];

function useRefreshOwnProfile() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      DEPENDENT_FEATURES.map((feature) => queryClient.invalidateQueries({ queryKey: [[feature]] })),
    );
}

/** Saves the edit-profile form and shows the result in a toast. */
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

/** Uploads a picture, or removes the current one (null); a plain fetch, since tRPC does not carry files. */
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
  if (!response.ok) throw new Error(await errorMessageOf(response));
}

async function errorMessageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const hasMessage =
    typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
  return hasMessage ? String(body.message) : profileMessages.pictureFailed;
}
