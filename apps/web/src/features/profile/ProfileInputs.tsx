import { NativeSelect, SimpleGrid, TextInput, Textarea } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useIndustryOptions } from '../../lib/industries.ts';
import { useLostZeroHints } from '../../lib/lost-zero.ts';
import { HintedInput } from '../../ui/HintedInput.tsx';
import { UrlInput } from '../../ui/UrlInput.tsx';
import type { ProfileField } from './edit-profile.form.ts';
import { editProfileMessages } from './edit-profile.messages.ts';
import { FORM_FIELDS, PROFILE_INPUTS, type ProfileInput } from './profile-inputs.ts';
import classes from './EditProfileForm.module.css';

type Props = {
  group: ProfileInput['group'];
  getInputProps: (field: ProfileField) => GetInputPropsReturnType;
  /** The stored industry, which stays selectable, and what the option for none says. */
  industry: { stored: string | null; none: string };
  /** The form is about somebody else, so browsers must not fill in their user. */
  isOfAnother?: boolean;
  /** The one that the focus goes to first. */
  at?: ProfileField | undefined;
};

/** The inputs of a group of profile fields. */
export function ProfileInputs({ group, getInputProps, industry, isOfAnother = false, at }: Props) {
  const industryOptions = useIndustryOptions();
  const hints = useLostZeroHints();
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
      {FORM_FIELDS.filter((field) => PROFILE_INPUTS[field].group === group).map((field) => {
        const { as, isHalf, isRequired = false, autoComplete } = PROFILE_INPUTS[field];
        const props = {
          ...editProfileMessages.fields[field],
          ...getInputProps(field),
          required: isRequired,
          autoComplete: isOfAnother ? 'off' : autoComplete,
          'data-autofocus': field === at || undefined,
          className: isHalf ? undefined : classes.wide,
        };
        switch (as) {
          case 'line':
            return <TextInput key={field} {...props} />;
          case 'lines':
            return <Textarea key={field} {...props} />;
          case 'phone':
            return <HintedInput key={field} type="tel" hintOf={hints.phone} {...props} />;
          case 'url':
            return <UrlInput key={field} {...props} />;
          case 'industry':
            return (
              <NativeSelect key={field} data={industryOptions(industry.none, industry.stored)} {...props} />
            );
        }
      })}
    </SimpleGrid>
  );
}
