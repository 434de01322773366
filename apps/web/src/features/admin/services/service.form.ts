import { CreateServiceInput } from '@guildhall/api/exchange/services/admin/services-admin.schema';
import type { FormErrors } from '@mantine/form';
import { validateWith } from '../../../lib/validate-with.ts';
import { toCents } from '../orders/to-cents.ts';
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

export const toServiceValues = (service: ManagedService | null, usual: string): ServiceValues => ({
  name: service?.name ?? '',
  description: service?.description ?? '',
  category: service?.category ?? usual,
  price: service && service.price > 0 ? (service.price / 100).toFixed(2) : '',
  deliveryTime: service?.deliveryTime ?? '',
  features: service?.features.join('\n') ?? '',
});

/** No price means a quote for each order. */
const centsOf = (price: string): number | null => (price.trim() === '' ? 0 : toCents(price));

export const toServiceFields = ({ price, features, ...values }: ServiceValues) => ({
  ...values,
  price: centsOf(price) ?? 0,
  features: features.split('\n'),
});

const validate = validateWith(CreateServiceInput.omit({ isActive: true }));

export const validateService = (values: ServiceValues): FormErrors => ({
  ...validate(toServiceFields(values)),
  ...(centsOf(values.price) === null && { price: messages.invalidPrice }),
});
