import { isEmail } from '../../../ground/values/email-address.ts';
import { countryName, regionOf } from '../../../ground/values/countries.ts';
import { type Compose, columnOf } from '../judge-row.ts';
import { readHours } from './opening-hours.ts';

/** A business with one of trade and category has both, and is in the community's country unless its row says otherwise. */
export const composeBusiness: Compose = (fields, file, notes) => {
  const { country, timeZone } = file.place;
  const {
    industry = fields.category,
    category = fields.industry,
    businessHours,
    email = '',
    ...rest
  } = fields;
  const hasEmail = isEmail(email);
  if (email !== '' && !hasEmail)
    notes.push(`${columnOf(file, 'email')}: “${email}” is no email address, and is left out`);
  const own = countryName(regionOf(fields.country ?? '')) || fields.country || country;
  const isRead = businessHours !== undefined && timeZone !== '' && readHours(businessHours, timeZone);
  if (businessHours !== undefined && !isRead)
    notes.push(
      timeZone === ''
        ? `${columnOf(file, 'businessHours')}: choose the time zone of the community first`
        : `${columnOf(file, 'businessHours')}: “${businessHours}” is left out, write “Mon-Fri 9:00-17:00”`,
    );
  return {
    ...rest,
    ...(hasEmail && { email }),
    ...(industry !== undefined && { industry }),
    ...(category !== undefined && { category }),
    ...(own !== '' && { country: own }),
    ...(isRead && { businessHours: JSON.stringify(isRead) }),
  };
};
