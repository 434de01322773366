const LINKEDIN = /^https?:\/\/([a-z]+\.)?linkedin\.com\//i;

/** Sorts web addresses into the fields of the form: that of LinkedIn, and the first two others. */
export function addressFields(addresses: string[]) {
  const complete = [...new Set(addresses.map(withScheme).filter((address) => address !== ''))];
  const [websiteUrl = '', website = ''] = complete.filter((address) => !LINKEDIN.test(address));
  return { linkedinUrl: complete.find((address) => LINKEDIN.test(address)) ?? '', websiteUrl, website };
}

const withScheme = (address: string) => {
  const text = address.trim();
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
};
