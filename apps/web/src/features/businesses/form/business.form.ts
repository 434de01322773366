import { asciiDigits } from '@guildhall/api/ground/values/phone-number';
import { readableEmail } from '@guildhall/api/ground/values/readable-domain';
import { BusinessFields } from '@guildhall/api/directory/businesses/businesses.schema';
import type { FormErrors } from '@mantine/form';
import { type Inputs, trpc } from '../../../lib/trpc.ts';
import { validateWith } from '../../../lib/validate-with.ts';
import { businessFormMessages as messages } from './business-form.messages.ts';
import { servicesOf, servicesText, toServices } from './services.form.ts';
import type { Business } from '../businesses.types.ts';
import {
  EMPTY_OPENING,
  type OpeningValues,
  openingErrors,
  openingFieldOf,
  toOpening,
  toOpeningValues,
} from './opening.form.ts';

const validate = validateWith(BusinessFields, openingFieldOf);

const TEXTS = [
  'name',
  'description',
  'industry',
  'category',
  'shortDescription',
  'website',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zipCode',
  'logo',
  'coverImage',
  'employeeCount',
] as const;

export type BusinessFormField = (typeof TEXTS)[number] | 'country' | 'yearEstablished' | 'services';
export type BusinessFormValues = Record<BusinessFormField, string> & OpeningValues;

export const EMPTY_BUSINESS: BusinessFormValues = {
  name: '',
  description: '',
  industry: '',
  category: '',
  shortDescription: '',
  website: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
  logo: '',
  coverImage: '',
  yearEstablished: '',
  employeeCount: '',
  services: '',
  ...EMPTY_OPENING,
};

/** A new one begins in the country and the time zone of the community: its owner may be traveling. */
export function useEmptyBusiness(): BusinessFormValues {
  const { data: site } = trpc.site.config.useQuery();
  return { ...EMPTY_BUSINESS, country: site?.country ?? '', timeZone: site?.community.timeZone ?? '' };
}

/** A business as form values. */
export function toFormValues(
  business: Pick<
    Business,
    | (typeof TEXTS)[number]
    | 'country'
    | 'services'
    | 'serviceDetails'
    | 'yearEstablished'
    | 'businessHours'
    | 'socialMedia'
  >,
): BusinessFormValues {
  const values = {
    ...EMPTY_BUSINESS,
    ...toOpeningValues(business),
    country: business.country,
    services: servicesText(servicesOf(business.services, business.serviceDetails)),
  };
  for (const name of TEXTS) values[name] = business[name] ?? '';
  values.email = readableEmail(values.email);
  if (business.yearEstablished !== null) values.yearEstablished = String(business.yearEstablished);
  return values;
}

/** The input of the API. */
export function toBusinessFields(values: BusinessFormValues): Inputs['businesses']['create'] {
  const year = asciiDigits(values.yearEstablished).trim();
  return {
    ...values,
    ...toServices(values.services),
    yearEstablished: year === '' ? null : Number(year),
    ...toOpening(values),
  };
}

/** Field errors by name. */
export const validateBusiness = (values: BusinessFormValues): FormErrors => ({
  ...validate(toBusinessFields(values)),
  ...openingErrors(values),
});

/** The same, and of the country, unless the business was listed without one, as by an import. */
export const validateFrom =
  (initial: BusinessFormValues) =>
  (values: BusinessFormValues): FormErrors => ({
    ...validateBusiness(values),
    ...((initial.name === '' || initial.country !== '') &&
      values.country.trim() === '' && { country: messages.countryMissing }),
  });
