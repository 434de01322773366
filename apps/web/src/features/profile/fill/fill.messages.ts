/** Interface text of filling the edit-profile form from a file. */
export const fillMessages = {
  choose: 'Fill from a file',
  reading: 'Reading...',
  hint: "A contact card (.vcf) or a LinkedIn data archive (.zip). The file isn't uploaded.",
  filled: (count: number) =>
    `${count === 1 ? '1 field was' : `${count} fields were`} filled in, and will be saved with “Save Changes”.`,
  preview: {
    title: (name: string) => `Found in ${name}`,
    text: "Choose what to fill in. What you've already written stays as it is.",
    nothing: 'This file has nothing for the fields that are still blank.',
    shortened: 'Shortened to fit.',
    alreadyFilled: (fields: string) => `Already filled in: ${fields}.`,
    unusable: (fields: string) => `Couldn't be used: ${fields}.`,
    unlistedIndustry: (industry: string) => `Choose your industry yourself: “${industry}” isn't on the list.`,
    submit: 'Fill in',
    dismiss: 'Cancel',
    close: 'Close',
  },
  education: (entries: string) => `Education: ${entries}`,
  problems: {
    empty: 'This file is empty.',
    unknown: 'This is neither a contact card (.vcf) nor a LinkedIn data archive (.zip).',
    tooLarge:
      'This file is larger than 10 MB. Ask LinkedIn for your profile only, without messages and pictures.',
    cardTooLarge: 'This contact card is larger than 1 MB. Save it without its picture.',
    notText: "This file isn't text, although its name says so. Save the contact card again.",
    damagedCard: 'This contact card is damaged. Save it again and choose the new file.',
    cutCard: 'This contact card is incomplete. Save it again and choose the new file.',
    unreadable: "The file couldn't be read. It may have been moved or changed. Choose it again.",
    damagedArchive: 'This archive is damaged, or the download was cut off. Download it again.',
    damagedTable: (name: string) => `${name} in this archive is damaged. Download the archive again.`,
    encrypted: 'This archive has a password. Choose the file as LinkedIn sent it.',
    nested: 'This archive contains another archive. Unpack it, and choose the .zip file that was in it.',
    noProfile:
      "This archive doesn't have your LinkedIn profile in it: the file Profile.csv is missing. Ask LinkedIn for your data again, and select “Profile”.",
    tooManyFiles: 'This archive has too many files to be a LinkedIn data archive.',
    inflated: (name: string) => `${name} in this archive is far too large for a profile, so it wasn't read.`,
  },
};
