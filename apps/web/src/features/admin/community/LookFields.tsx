import { ColorInput, SimpleGrid, Text } from '@mantine/core';
import { ImageField } from '../../uploads/ImageField.tsx';
import { ColorPreview, LightColorNote } from './ColorPreview.tsx';
import { FieldsCard } from './FieldsCard.tsx';
import type { CommunityFormApi } from './community.form.ts';
import { communityMessages } from './community.messages.ts';

const { look: messages } = communityMessages;

const picker = {
  withEyeDropper: false,
  // What is no color stays in the field, and is refused there.
  fixOnBlur: false,
  popoverProps: { withinPortal: false },
};

export function LookFields({ form }: { form: CommunityFormApi }) {
  const { primaryColor, accentColor } = form.getValues();
  return (
    <FieldsCard title={messages.title}>
      <ImageField form={form} name="logo" label={messages.logo} kind="site-logo" />
      <ImageField form={form} name="logoDark" label={messages.logoDark} kind="site-logo" />
      <ImageField form={form} name="icon" label={messages.icon} kind="site-icon" />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" verticalSpacing="sm">
        <ColorInput
          {...picker}
          size="md"
          label={messages.primary}
          placeholder="#1b5d4d"
          {...form.getInputProps('primaryColor')}
        />
        <ColorInput
          {...picker}
          size="md"
          label={messages.accent}
          placeholder="#c4851a"
          {...form.getInputProps('accentColor')}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {messages.colorHint}
      </Text>
      <LightColorNote color={primaryColor} />
      <ColorPreview primary={primaryColor} accent={accentColor} />
    </FieldsCard>
  );
}
