import { SimpleGrid, TextInput } from '@mantine/core';
import { FieldsCard } from './FieldsCard.tsx';
import type { CommunityFormApi } from './community.form.ts';
import { communityMessages } from './community.messages.ts';

const { name: messages } = communityMessages;

export function NameFields({ form }: { form: CommunityFormApi }) {
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
    </FieldsCard>
  );
}
