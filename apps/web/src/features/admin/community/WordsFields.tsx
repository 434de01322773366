import { TextInput, Textarea } from '@mantine/core';
import { FieldsCard } from './FieldsCard.tsx';
import type { CommunityFormApi } from './community.form.ts';
import { communityMessages } from './community.messages.ts';

const { words: messages } = communityMessages;

export function WordsFields({ form }: { form: CommunityFormApi }) {
  return (
    <FieldsCard title={messages.title}>
      <TextInput
        label={messages.heading}
        description={messages.hint}
        maxLength={120}
        {...form.getInputProps('landingHeading')}
      />
      <Textarea
        label={messages.text}
        description={messages.hint}
        maxLength={500}
        {...form.getInputProps('landingText')}
      />
      <TextInput
        label={messages.shopHeading}
        description={messages.hint}
        maxLength={120}
        {...form.getInputProps('shopHeading')}
      />
      <Textarea
        label={messages.shopText}
        description={messages.hint}
        maxLength={500}
        {...form.getInputProps('shopText')}
      />
      <Textarea
        label={messages.welcome}
        description={messages.hint}
        maxLength={1_000}
        {...form.getInputProps('welcome')}
      />
    </FieldsCard>
  );
}
