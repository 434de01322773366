import { showError } from '../../../lib/show-error.ts';
import { toast } from '../../../lib/toast.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { ownMessages as messages } from './own.messages.ts';

export type OwnBusiness = Outputs['businesses']['own']['get']['businesses'][number];
export type OwnerTask = Outputs['businesses']['own']['get']['tasks'][number];

/** Takes a business off the directory, or puts it back. */
export const useSetListed = ({ name }: OwnBusiness) =>
  trpc.businesses.own.setListed.useMutation({
    onSuccess: ({ isListed }) => toast(isListed ? messages.published(name) : messages.unpublish.done(name)),
    onError: showError,
  });
