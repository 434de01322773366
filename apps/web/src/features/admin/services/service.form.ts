import { CreateServiceInput } from '@guildhall/api/exchange/services/admin/services-admin.schema';
import type { Formats } from '@guildhall/api/ground/settings/formats.schema';
import { typedAmount } from '@guildhall/api/ground/settings/typed-amounts.policy';
import type { FormErrors } from '@mantine/form';
import { parseAmount } from '../../../lib/parse-amount.ts';
import { validateWith } from '../../../lib/validate-with.ts';
import type { ManagedService } from './admin-services.hooks.ts';
import { adminServicesMessages } from './admin-services.messages.ts';

const { fields: messages } = adminServicesMessages;

export type ServiceValues = {
  name: string;
  description: string;
  category: ManagedService['category'];
  price: string;
  deliveryTime: string;
  features: string;
};

export const toServiceValues = (
  service: ManagedService | null,
  usual: string,
  formats: Formats,
): ServiceValues => ({
  name: service?.name ?? '',
  description: service?.description ?? '',
  category: service?.category ?? usual,
  price: service && service.price > 0 ? typedAmount(formats, service.price) : '',
  deliveryTime: service?.deliveryTime ?? '',
  features: service?.features.join('\n') ?? '',
});

/** No price means a quote for each order. */
const centsOf = (price: string, formats: Formats): number | null =>
  price.trim() === '' ? 0 : parseAmount(price, formats) || null;

export const toServiceFields = ({ price, features, ...values }: ServiceValues, formats: Formats) => ({
  ...values,
  price: centsOf(price, formats) ?? 0,
  features: features.split('\n'),
});

const validate = validateWith(CreateServiceInput.omit({ isActive: true }));

export const validateService =
  (formats: Formats) =>
  (values: ServiceValues): FormErrors => ({
    ...validate(toServiceFields(values, formats)),
    ...(centsOf(values.price, formats) === null && {
      price: messages.invalidPrice(typedAmount(formats, 129_050)),
    }),
  });
