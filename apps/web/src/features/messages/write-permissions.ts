import { trpc } from '../../lib/trpc.ts';

/** Why the viewer cannot write to these members; null for those they can write to, nothing while it loads. */
export function useWhyNotWrite(userIds: number[]): Map<number, string | null> {
  const { data } = trpc.messages.permissions.useQuery({ userIds }, { enabled: userIds.length > 0 });
  return new Map(data?.map(({ userId, cannotWriteReason }) => [userId, cannotWriteReason]));
}

/** Whether the viewer can write to a member, and whether there is a conversation to read; nothing while it loads. */
export function useWritePermission(userId: number) {
  const { data } = trpc.messages.permissions.useQuery({ userIds: [userId] });
  return data?.find((permission) => permission.userId === userId);
}
