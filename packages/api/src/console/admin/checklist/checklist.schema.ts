import { z } from 'zod';

/** What a community needs before its members come, in the order of the overview. */
export const ChecklistItem = z.enum([
  'name',
  'look',
  'words',
  'footer',
  'mail',
  'members',
  'services',
  'secondAdministrator',
  'backupElsewhere',
]);
export type ChecklistItem = z.infer<typeof ChecklistItem>;

/** What is left: neither done nor dismissed. */
export const Checklist = z.array(ChecklistItem);

export const DismissInput = z.object({ item: ChecklistItem });
export type DismissInput = z.infer<typeof DismissInput>;
