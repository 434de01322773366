import { AREA_NAMES, type Area } from '@guildhall/api/ground/settings/areas.schema';
import { Checkbox, Stack, Text } from '@mantine/core';
import { FieldsCard } from './FieldsCard.tsx';
import type { CommunityFormApi } from './community.form.ts';
import { communityMessages } from './community.messages.ts';

const { areas: messages } = communityMessages;

/** Which parts of the product the community has. */
export function AreaFields({ form }: { form: CommunityFormApi }) {
  const { disabledAreas } = form.getValues();
  const toggle = (area: Area, isOn: boolean) => {
    const others = disabledAreas.filter((one) => one !== area);
    form.setFieldValue('disabledAreas', isOn ? others : [...others, area]);
  };
  return (
    <FieldsCard title={messages.title}>
      <Text c="dimmed">{messages.hint}</Text>
      <Stack gap="sm">
        {AREA_NAMES.map((area) => (
          <Checkbox
            key={area}
            label={messages.names[area]}
            description={messages.whenOff[area]}
            checked={!disabledAreas.includes(area)}
            onChange={({ currentTarget }) => toggle(area, currentTarget.checked)}
          />
        ))}
        <Checkbox
          label={messages.publicMembers}
          description={messages.publicMembersHint}
          {...form.getInputProps('publicMembers', { type: 'checkbox' })}
        />
      </Stack>
    </FieldsCard>
  );
}
