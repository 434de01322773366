import { z } from 'zod';
import { isTimeZone } from '../../ground/values/time.ts';
import { webUrl } from '../../ground/values/fields.ts';
import { NETWORKS, socialAddress } from './social-address.schema.ts';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const INTERVALS_MAX = 4;
const OVERLAP = 'These hours overlap';

const Time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 09:30');

/** One that closes at or before it opens ends on the next day; `00:00` to `00:00` is the whole day. */
export const OpeningInterval = z.object({ opens: Time, closes: Time });
export type OpeningInterval = z.infer<typeof OpeningInterval>;

/** The intervals of a weekday, in order; none when closed. */
const DayHours = z
  .array(OpeningInterval)
  .max(INTERVALS_MAX)
  .refine(
    (intervals) =>
      intervals.every(({ opens, closes }, index) => {
        const next = intervals[index + 1];
        return !next || (opens < closes && closes <= next.opens);
      }),
    OVERLAP,
  );

/** A time zone that this runtime knows; the database is asked when it is stored. */
const TimeZone = z.string().max(64).refine(isTimeZone, 'Choose a time zone');

/** Opening hours by weekday, in the time zone of the business. */
export const BusinessHours = z
  .object({
    timeZone: TimeZone,
    days: z.object({
      mon: DayHours,
      tue: DayHours,
      wed: DayHours,
      thu: DayHours,
      fri: DayHours,
      sat: DayHours,
      sun: DayHours,
    }),
    /** The days without hours on which people come by appointment. */
    byAppointment: z.array(z.enum(WEEKDAYS)).max(WEEKDAYS.length).optional(),
  })
  .refine(
    ({ days, byAppointment = [] }) => byAppointment.every((day) => days[day].length === 0),
    'A day by appointment has no hours',
  );
export type BusinessHours = z.infer<typeof BusinessHours>;

export const SOCIAL_NETWORKS = ['linkedin', 'instagram', 'facebook', 'youtube', 'x'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

const isOn = (host: string, url: string) => {
  const { hostname, protocol } = new URL(url);
  return protocol === 'https:' && (hostname === host || hostname.endsWith(`.${host}`));
};

const ADDRESS_MAX = 2_048;

const profileOn = (network: SocialNetwork) => {
  const { host } = NETWORKS[network];
  return z
    .string()
    .max(ADDRESS_MAX)
    .overwrite((typed) => socialAddress(network, typed))
    .pipe(
      webUrl
        .refine((url) => !URL.canParse(url) || isOn(host, url), `Must be an address on https://${host}`)
        .refine((url) => url !== '', 'Leave it out instead'),
    )
    .optional();
};

/** The pages of a business on social networks, each on the network's own site; a handle becomes its address. */
export const SocialMedia = z.object({
  linkedin: profileOn('linkedin'),
  instagram: profileOn('instagram'),
  facebook: profileOn('facebook'),
  youtube: profileOn('youtube'),
  x: profileOn('x'),
});
export type SocialMedia = z.infer<typeof SocialMedia>;
