import type { ServiceDetail } from '@guildhall/api/directory/businesses/service-details.schema';

export type Service = { name: string; price: string; includes: string };

/** Parts of a line of the form's value. The fields are single lines, which hold no tabs. */
const PART = '\t';

/** The services of a business as one value of its form, a line each, which drafts keep. */
export const servicesText = (services: readonly Service[]): string =>
  services
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, price, includes }) => [name, price, includes].join(PART).trimEnd())
    .join('\n');

export const servicesIn = (text: string): Service[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', price = '', includes = ''] = line.split(PART);
      return { name, price, includes };
    });

/** The services of a business with their details. */
export function servicesOf(services: readonly string[], details: readonly ServiceDetail[]): Service[] {
  const byName = new Map(details.map((detail) => [detail.service, detail]));
  return services.map((name) => ({
    name,
    price: byName.get(name)?.price ?? '',
    includes: byName.get(name)?.includes ?? '',
  }));
}

/** The fields of the API. */
export const toServices = (text: string): { services: string[]; serviceDetails: ServiceDetail[] } => ({
  services: servicesIn(text).map(({ name }) => name),
  serviceDetails: servicesIn(text).map(({ name, price, includes }) => ({ service: name, price, includes })),
});
