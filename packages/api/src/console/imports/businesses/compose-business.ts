import { type Compose, columnOf } from '../judge-row.ts';
import { readHours } from './opening-hours.ts';

/** A business with one of trade and category has both, and is in the community's country unless its row says otherwise. */
export const composeBusiness: Compose = (fields, file, notes) => {
  const { country, timeZone } = file.place;
  const { industry = fields.category, category = fields.industry, businessHours, ...rest } = fields;
  const isRead = businessHours !== undefined && timeZone !== '' && readHours(businessHours, timeZone);
  if (businessHours !== undefined && !isRead)
    notes.push(
      timeZone === ''
        ? `${columnOf(file, 'businessHours')}: choose the time zone of the community first`
        : `${columnOf(file, 'businessHours')}: “${businessHours}” is left out, write “Mon-Fri 9:00-17:00”`,
    );
  return {
    ...rest,
    ...(industry !== undefined && { industry }),
    ...(category !== undefined && { category }),
    ...(country !== '' && { country: fields.country ?? country }),
    ...(isRead && { businessHours: JSON.stringify(isRead) }),
  };
};
