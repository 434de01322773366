import { showError } from '../../../lib/show-error.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { manageMessages as messages } from './manage.messages.ts';

export const useDecideRequest = () =>
  trpc.chapters.requests.decide.useMutation({
    onSuccess: (_, { approve }) => toast({ title: approve ? messages.approved : messages.declined }),
    onError: showError,
  });

export const useRemoveFromChapter = (done: string) =>
  trpc.chapters.members.remove.useMutation({ onSuccess: () => toast({ title: done }), onError: showError });

export const useSetChapterRole = () =>
  trpc.chapters.members.setRole.useMutation({
    onSuccess: () => toast({ title: messages.roleChanged }),
    onError: showError,
  });

export const useHandOverChapter = () =>
  trpc.chapters.members.handOver.useMutation({
    onSuccess: () => toast({ title: messages.handedOver }),
    onError: showError,
  });
