import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { useDecide } from '../moderation/moderation.hooks.ts';
import { moderationMessages } from '../moderation/moderation.messages.ts';
import { VerdictDialog } from '../moderation/VerdictDialog.tsx';
import { AdminCards } from '../shared/AdminList.tsx';
import { ImportLink } from '../shared/ImportLink.tsx';
import { ListToolbar } from '../shared/ListToolbar.tsx';
import { PAGE_LIMIT } from '../shared/pages.ts';
import { UndoBar } from '../shared/UndoBar.tsx';
import { useListFilter } from '../shared/useListFilter.ts';
import { AdminBusinessCard } from './AdminBusinessCard.tsx';
import {
  type AdminBusiness,
  type BusinessesInput,
  useAdminBusinesses,
  useDeleteBusiness,
  useRestoreBusiness,
  useSetBusinessStatus,
} from './businesses.hooks.ts';
import { adminBusinessesMessages as messages } from './admin-businesses.messages.ts';

const BusinessDialog = lazyChunk(() =>
  import('./BusinessDialog.tsx').then((module) => ({ default: module.BusinessDialog })),
);

const FILTERS = ['all', 'active', 'inactive', 'unverified', 'deleted'] as const;

export function BusinessesTab() {
  const list = useListFilter(FILTERS);
  const { search, filter, isFiltered } = list;
  const input = useMemo((): BusinessesInput => ({ search, filter, limit: PAGE_LIMIT }), [search, filter]);
  const businesses = useAdminBusinesses(input);
  const deletion = useDeleteBusiness(input);
  const restoration = useRestoreBusiness();
  const [open, setOpen] = useState<'none' | 'new' | AdminBusiness>('none');
  // Adopts the version made by this switch alone: a change saved by someone else is still a conflict.
  const status = useSetBusinessStatus(input, ({ id, version }) =>
    setOpen((current) =>
      typeof current === 'object' && current.id === id && current.version === version - 1
        ? { ...current, version }
        : current,
    ),
  );
  const [deleted, setDeleted] = useState<AdminBusiness | null>(null);
  const decide = useDecide();
  const [hiding, setHiding] = useState<AdminBusiness | null>(null);

  const restore = ({ id }: AdminBusiness) =>
    restoration.mutate({ id }, { onSuccess: () => setDeleted(null) });

  return (
    <>
      <ListToolbar text={messages.search} list={list} filters={messages.filters} csv="businesses">
        <ImportLink label={messages.import} />
        <Button size="md" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen('new')}>
          {messages.add}
        </Button>
      </ListToolbar>
      {deleted && (
        <UndoBar
          text={messages.deleted(deleted.name)}
          isBusy={restoration.isPending}
          onUndo={() => restore(deleted)}
          onClose={() => setDeleted(null)}
        />
      )}
      <AdminCards query={businesses} noun={messages.noun} isFiltered={isFiltered} empty={messages.empty}>
        {(business) => (
          <AdminBusinessCard
            key={business.id}
            business={business}
            isRestoring={restoration.isPending && restoration.variables?.id === business.id}
            onStatus={(next) =>
              next.isActive === false ? setHiding(business) : status.mutate({ id: business.id, ...next })
            }
            onEdit={() => setOpen(business)}
            onDelete={() => deletion.mutate({ id: business.id }, { onSuccess: () => setDeleted(business) })}
            onRestore={() => restore(business)}
          />
        )}
      </AdminCards>
      {hiding && (
        <VerdictDialog
          of={`business:${hiding.id}`}
          title={moderationMessages.business.title(hiding.name)}
          text={moderationMessages.business.text}
          action={moderationMessages.business.action}
          isPending={decide.isPending}
          onDecide={({ reason, note }, handlers) =>
            decide.mutate(
              { objectType: 'business', objectId: hiding.id, decision: 'hide', reason, note },
              handlers,
            )
          }
          onClose={() => setHiding(null)}
        />
      )}
      {open !== 'none' && (
        <Suspense>
          <BusinessDialog business={open === 'new' ? null : open} onClose={() => setOpen('none')} />
        </Suspense>
      )}
    </>
  );
}
