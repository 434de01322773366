import { LANDING_SECTIONS, type LandingSection } from '@guildhall/api/ground/settings/community.schema';
import { Checkbox, Stack, Text, TextInput, Textarea } from '@mantine/core';
import { ImageField } from '../../uploads/ImageField.tsx';
import { FieldsCard } from './FieldsCard.tsx';
import type { CommunityFormApi } from './community.form.ts';
import { communityMessages } from './community.messages.ts';

const { landing: messages } = communityMessages;

/** Which sections the front page has, and the community's own words in them. */
export function LandingFields({ form }: { form: CommunityFormApi }) {
  const { hiddenLandingSections: hidden } = form.getValues();
  const isShown = (section: LandingSection) => !hidden.includes(section);
  const toggle = (section: LandingSection, isOn: boolean) => {
    const others = hidden.filter((one) => one !== section);
    form.setFieldValue('hiddenLandingSections', isOn ? others : [...others, section]);
  };
  const text = (name: 'featuresText' | 'closingText') => (
    <Textarea label={messages[name]} maxLength={500} {...form.getInputProps(name)} />
  );
  const heading = (name: 'featuresHeading' | 'stepsHeading' | 'closingHeading') => (
    <TextInput label={messages[name]} maxLength={120} {...form.getInputProps(name)} />
  );
  const lines = (name: 'featureItems' | 'stepItems') => (
    <Textarea
      label={messages[name]}
      description={messages.lines}
      autosize
      minRows={3}
      maxLength={2_000}
      {...form.getInputProps(name)}
    />
  );
  return (
    <FieldsCard title={messages.title}>
      <Text c="dimmed">{messages.hint}</Text>
      <Stack gap="sm">
        {LANDING_SECTIONS.map((section) => (
          <Checkbox
            key={section}
            label={messages.show[section]}
            checked={isShown(section)}
            onChange={({ currentTarget }) => toggle(section, currentTarget.checked)}
          />
        ))}
      </Stack>
      <ImageField form={form} name="landingPicture" label={messages.picture} kind="banner" />
      {isShown('features') && (
        <>
          {heading('featuresHeading')}
          {text('featuresText')}
          {lines('featureItems')}
        </>
      )}
      {isShown('steps') && (
        <>
          {heading('stepsHeading')}
          {lines('stepItems')}
        </>
      )}
      {isShown('closing') && (
        <>
          {heading('closingHeading')}
          {text('closingText')}
        </>
      )}
    </FieldsCard>
  );
}
