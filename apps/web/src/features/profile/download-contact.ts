import { websiteOf } from './profile-facts.ts';
import type { Profile } from './profile.types.ts';
import { firstNumber } from '@guildhall/api/ground/values/phone-number';

type Contact = Pick<
  Profile,
  'firstName' | 'lastName' | 'company' | 'jobTitle' | 'phoneNumber' | 'email' | 'website' | 'websiteUrl'
>;

/** Downloads the member's contact details as a vCard file. */
export async function downloadContact(contact: Contact): Promise<void> {
  const file = new Blob([await contactCard(contact)], { type: 'text/vcard;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = contactFileName(contact);
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The member as a vCard 3.0; the library is loaded on first use. */
export async function contactCard(contact: Contact): Promise<string> {
  const { default: VCard } = await import('vcard-creator');
  const card = new VCard();
  const { company, jobTitle, phoneNumber, email } = contact;
  const website = websiteOf(contact);
  const number = phoneNumber && firstNumber(phoneNumber);
  card.addName({ familyName: oneLine(contact.lastName), givenName: oneLine(contact.firstName) });
  if (company) card.addCompany({ name: oneLine(company) });
  if (jobTitle) card.addJobtitle(oneLine(jobTitle));
  if (number) card.addPhoneNumber({ number });
  if (email) card.addEmail({ address: oneLine(email) });
  if (website) card.addUrl({ url: oneLine(website) });
  return card.toString();
}

/** firstName_lastName.vcf in plain ASCII, whatever the name is written in; of one name, that alone. */
export function contactFileName({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string {
  const names = [fold(firstName) || 'member', lastName && (fold(lastName) || 'contact')];
  return `${names.filter(Boolean).join('_')}.vcf`;
}

const fold = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

// A line break inside a value would start a new property.
const oneLine = (value: string) => value.replaceAll(/\p{Cc}+/gu, ' ').trim();
