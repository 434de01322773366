import { canonicalEmail } from '../../../ground/values/email-address.ts';
import { withoutSigns } from './clean-cell.ts';
import { addressesOf } from './first-email.ts';

/** Every address that a cell or text contains, in the form in which addresses of members are stored. */
export const emailsIn = (text: string): string[] => addressesOf(withoutSigns(text)).map(canonicalEmail);
