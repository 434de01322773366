import { useDisclosure } from '@mantine/hooks';
import { Suspense, startTransition } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { trpc } from '../../lib/trpc.ts';
import { ReferButton } from './ReferButton.tsx';

const SendReferralDialog = lazyChunk(() =>
  import('./SendReferralDialog.tsx').then((module) => ({ default: module.SendReferralDialog })),
);

/** Introduces oneself or one of one's connections to a member; gray with the reason while that cannot be. */
export function ReferMember({ person }: { person: { id: number; name: string } }) {
  const { data } = trpc.referrals.permission.useQuery({ userId: person.id });
  const [isOpen, dialog] = useDisclosure(false);
  if (!data) return null;
  return (
    <>
      <ReferButton
        match={{ name: person.name, canReferReason: data.canReferReason }}
        variant="default"
        onRefer={() => startTransition(dialog.open)}
      />
      {isOpen && (
        <Suspense>
          <SendReferralDialog match={person} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
