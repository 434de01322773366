import type { ProfileField, ProfileFormValues } from '../edit-profile.form.ts';

/** What a file says of its member, as text of the form. */
export type Found = Partial<ProfileFormValues>;

/** A value of a file for a field that is blank. */
export type Offer = { field: ProfileField; value: string; isShortened: boolean };

/** What a file has for a form: offers, and the fields that it has something for that is not offered. */
export type Offers = {
  offers: Offer[];
  alreadyFilled: ProfileField[];
  unusable: ProfileField[];
  industry: string | null;
};
