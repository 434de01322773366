import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { AdminList } from '../shared/AdminList.tsx';
import { ListTools } from '../shared/ListTools.tsx';
import { PAGE_LIMIT, itemsOf } from '../shared/pages.ts';
import { UndoBar } from '../shared/UndoBar.tsx';
import { useListFilter } from '../shared/useListFilter.ts';
import { AdminBusinessCard } from './AdminBusinessCard.tsx';
import { BusinessDialog } from './BusinessDialog.tsx';
import {
  type AdminBusiness,
  type BusinessesInput,
  useAdminBusinesses,
  useDeleteBusiness,
  useRestoreBusiness,
  useSetBusinessStatus,
} from './businesses.hooks.ts';

const FILTERS = [
  { value: 'all', label: 'All businesses' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'unverified', label: 'Not verified' },
  { value: 'deleted', label: 'Deleted' },
];
const NAMES = ['all', 'active', 'inactive', 'unverified', 'deleted'] as const;

export function BusinessesTab() {
  const { search, filter, isNarrowed, setSearch, setFilter } = useListFilter(NAMES, 'all');
  const input = useMemo((): BusinessesInput => ({ search, filter, limit: PAGE_LIMIT }), [search, filter]);
  const businesses = useAdminBusinesses(input);
  const deletion = useDeleteBusiness(input);
  const restoration = useRestoreBusiness();
  const [open, setOpen] = useState<'none' | 'new' | AdminBusiness>('none');
  // Only for the switch that was just turned: what somebody else has saved since is still a conflict.
  const status = useSetBusinessStatus(input, ({ id, version }) =>
    setOpen((shown) =>
      typeof shown === 'object' && shown.id === id && shown.version === version - 1
        ? { ...shown, version }
        : shown,
    ),
  );
  const [deleted, setDeleted] = useState<AdminBusiness | null>(null);
  const items = itemsOf(businesses.data);

  const restore = ({ id }: AdminBusiness) =>
    restoration.mutate({ id }, { onSuccess: () => setDeleted(null) });

  return (
    <>
      <ListTools
        label="Search businesses by name, industry, category or description"
        placeholder="Search businesses..."
        search={search}
        onSearch={setSearch}
        filter={filter}
        filters={FILTERS}
        onFilter={setFilter}
        csv="businesses"
      >
        <Button size="md" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen('new')}>
          Add Business
        </Button>
      </ListTools>
      {deleted && (
        <UndoBar
          text={`“${deleted.name}” was deleted.`}
          isBusy={restoration.isPending}
          onUndo={() => restore(deleted)}
          onClose={() => setDeleted(null)}
        />
      )}
      <AdminList
        query={businesses}
        count={items.length}
        what="businesses"
        isNarrowed={isNarrowed}
        empty="Members add their own; you can add one for somebody."
      >
        <Stack gap="sm" component="ul" p={0} m={0}>
          {items.map((business) => (
            <AdminBusinessCard
              key={business.id}
              business={business}
              isRestoring={restoration.isPending && restoration.variables?.id === business.id}
              onStatus={(next) => status.mutate({ id: business.id, ...next })}
              onEdit={() => setOpen(business)}
              onDelete={() => deletion.mutate({ id: business.id }, { onSuccess: () => setDeleted(business) })}
              onRestore={() => restore(business)}
            />
          ))}
        </Stack>
      </AdminList>
      {open !== 'none' && (
        <BusinessDialog business={open === 'new' ? null : open} onClose={() => setOpen('none')} />
      )}
    </>
  );
}
