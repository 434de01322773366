import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { timeZoneOptions } from '../../../lib/time-zones.ts';
import { FieldsCard } from './FieldsCard.tsx';
import type { CommunityForm } from './community.form.ts';
import { communityMessages } from './community.messages.ts';

const { name: messages } = communityMessages;

const TIME_ZONES = timeZoneOptions(messages.serverZone);

export function NameFields({ form }: { form: CommunityForm }) {
  return (
    <FieldsCard title={messages.title}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" verticalSpacing="sm">
        <TextInput label={messages.name} required maxLength={60} {...form.getInputProps('name')} />
        <TextInput
          label={messages.shortName}
          description={messages.shortNameHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={20}
          {...form.getInputProps('shortName')}
        />
      </SimpleGrid>
      <TextInput
        label={messages.about}
        description={messages.aboutHint}
        maxLength={200}
        {...form.getInputProps('description')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" verticalSpacing="sm">
        <TextInput label={messages.place} maxLength={80} {...form.getInputProps('place')} />
        <NativeSelect
          label={messages.timeZone}
          description={messages.timeZoneHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={TIME_ZONES}
          {...form.getInputProps('timeZone')}
        />
      </SimpleGrid>
    </FieldsCard>
  );
}
