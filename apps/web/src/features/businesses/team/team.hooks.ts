import { trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import type { Outputs } from '../../../lib/trpc.ts';

export type Employee = Outputs['businesses']['team']['list'][number];

const refused = {
  onError: (error: { message: string }) =>
    toast({ title: 'Error', description: error.message, destructive: true }),
};

export const useRemoveFromTeam = () => trpc.businesses.team.remove.useMutation(refused);
export const useAnswerInvitation = () => trpc.businesses.team.answer.useMutation(refused);

/** The username in what was typed or pasted: 'ana-duarte', '@ana-duarte' or the address of a profile. */
export function usernameIn(typed: string): string {
  const [, fromAddress] = /\/profile\/([^/?#]+)/.exec(typed) ?? [];
  return decodeURIComponent(fromAddress ?? typed.trim().replace(/^@/, ''));
}
