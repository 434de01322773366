/** The services of a business as one value of its form, a line each, which drafts keep. */
export const servicesText = (services: readonly string[]): string =>
  services.filter((name) => name.trim() !== '').join('\n');

export const servicesIn = (text: string): string[] => text.split('\n').filter((name) => name !== '');
