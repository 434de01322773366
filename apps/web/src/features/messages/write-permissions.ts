import { type Outputs, trpc } from '../../lib/trpc.ts';

export type WritePermission = Outputs['messages']['permissions'][number];

/** Whether the viewer can write to these members, by their ids; nothing while it loads. */
export function useWritePermissions(userIds: number[]): Map<number, WritePermission> {
  const { data } = trpc.messages.permissions.useQuery({ userIds }, { enabled: userIds.length > 0 });
  return new Map(data?.map((permission) => [permission.userId, permission]));
}

/** Whether the viewer can write to a member, and whether there is a conversation to read; nothing while it loads. */
export function useWritePermission(userId: number): WritePermission | undefined {
  return useWritePermissions([userId]).get(userId);
}
