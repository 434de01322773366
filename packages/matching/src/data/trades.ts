import { community } from './community.ts';
import { digital } from './digital.ts';
import type { Families } from './family.ts';
import { professional } from './professional.ts';
import { works } from './works.ts';

/** Every trade family the matching knows; ids of families and of trades are unique across the files. */
export const families: Families = { ...professional, ...digital, ...works, ...community };
