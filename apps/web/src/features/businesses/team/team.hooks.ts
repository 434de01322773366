import { trpc } from '../../../lib/trpc.ts';
import { showError } from '../../../lib/show-error.ts';
import type { Outputs } from '../../../lib/trpc.ts';

export type Employee = Outputs['businesses']['team']['list'][number];

export const useRemoveFromTeam = () => trpc.businesses.team.remove.useMutation({ onError: showError });
export const useAnswerInvitation = () => trpc.businesses.team.answer.useMutation({ onError: showError });
