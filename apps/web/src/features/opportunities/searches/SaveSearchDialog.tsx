import { Anchor, Badge, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { SEARCH_NAME_MAX } from '@guildhall/api/exchange/opportunities/searches/searches.schema';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import blocks from '../../../ui/blocks.module.css';
import { FormActions } from '../../../ui/FormActions.tsx';
import type { SavedFilter } from '../opportunity-filter.ts';
import { wordsOf } from './filter-words.ts';
import { type SavedSearch, useSearchChanges } from './searches.hooks.ts';
import { searchesMessages } from './searches.messages.ts';

const { dialog: messages, frequencies } = searchesMessages;

const MANY_A_MONTH = 60;

type Props = {
  filter: SavedFilter;
  /** The saved search to change; a new one without it. */
  search?: SavedSearch;
  onClose: () => void;
};

/** Saves a search, of which the member hears from then on, or changes how. */
export function SaveSearchDialog({ filter, search, onClose }: Props) {
  const words = wordsOf(filter);
  const { save, update } = useSearchChanges(onClose);
  const preview = trpc.opportunities.searches.preview.useQuery({ filter }).data;
  const form = useForm({
    initialValues: {
      name: search?.name ?? words.join(', ').slice(0, SEARCH_NAME_MAX),
      frequency: search?.frequency ?? 'daily',
    },
    validate: { name: (name) => (name.trim() ? null : messages.nameMissing) },
  });
  const { frequency } = form.values;
  return (
    <Modal opened onClose={onClose} title={search ? messages.editHeading : messages.heading}>
      <form
        noValidate
        onSubmit={form.onSubmit((values) => {
          if (search) update.mutate({ id: search.id, ...values });
          else save.mutate({ filter, ...values });
        })}
      >
        <Stack gap="md">
          <div>
            <Text size="sm" c="dimmed" mb={6}>
              {messages.filter}
            </Text>
            <Group gap={6}>
              {words.map((word) => (
                <Badge key={word} variant="light" tt="none" size="lg">
                  {word}
                </Badge>
              ))}
            </Group>
          </div>
          <TextInput
            label={messages.name}
            required
            data-autofocus
            maxLength={SEARCH_NAME_MAX}
            {...form.getInputProps('name')}
          />
          <div>
            <NativeSelect
              label={messages.frequency}
              data={(['once', 'daily'] as const).map((value) => ({ value, label: frequencies[value] }))}
              {...form.getInputProps('frequency')}
            />
            <Text size="sm" c="dimmed" mt={6}>
              {messages.how}{' '}
              <Anchor component={Link} to={paths.settings()} inherit underline="always">
                {messages.settings}
              </Anchor>
            </Text>
          </div>
          {preview && (
            <div className={blocks.tinted}>
              <Text size="sm" component="output" display="block">
                {messages.preview(preview.count)}
                {preview.newest !== null && ` ${messages.newest(preview.newest)}`}
              </Text>
              {frequency === 'once' && preview.count >= MANY_A_MONTH && (
                <Text size="sm" mt={4}>
                  {messages.many}
                </Text>
              )}
            </div>
          )}
          <FormActions
            submit={search ? messages.save : messages.submit}
            isPending={save.isPending || update.isPending}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
