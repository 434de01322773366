import { z } from 'zod';
import { SERVICE_MAX, SERVICES_MAX, clean, text } from '../../ground/values/fields.ts';

const optional = (max: number) => text(max).trim().default('');

/** What a service costs and includes, in the owner's words; an empty text is none. */
export const ServiceDetail = z.object({
  /** The service as it stands in `services`. */
  service: z.string().overwrite(clean).trim().min(1).max(SERVICE_MAX),
  /** As the owner says it: "from $80", "45 € an hour". */
  price: optional(40),
  includes: optional(200),
});
export type ServiceDetail = z.infer<typeof ServiceDetail>;

export const ServiceDetails = z.array(ServiceDetail).max(SERVICES_MAX);

type Services = { services?: string[] | undefined; serviceDetails?: ServiceDetail[] | undefined };

/**
 * The details of a business after a change: those given, else those it had, of services that it offers, one of each.
 * A change of the services alone, as by REST or an import, keeps the details of those that stay.
 */
export function detailsAfter(change: Services, before: Services = {}): ServiceDetail[] {
  const given = new Map(
    (change.serviceDetails ?? before.serviceDetails ?? []).map((detail) => [keyOf(detail.service), detail]),
  );
  return (change.services ?? before.services ?? []).flatMap((service) => {
    const detail = given.get(keyOf(service));
    return detail && (detail.price !== '' || detail.includes !== '') ? [{ ...detail, service }] : [];
  });
}

/** Services are told apart as their list tells them apart. */
const keyOf = (service: string): string => service.toLowerCase();
