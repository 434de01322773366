import { z } from 'zod';

/** A day that PostgreSQL stores and a membership can end on. */
export const MembershipDay = z.iso
  .date({ error: 'Enter a date', abort: true })
  .refine((day) => day >= '1900-01-01' && day <= '2199-12-31', 'Enter a date between 1900 and 2199');
