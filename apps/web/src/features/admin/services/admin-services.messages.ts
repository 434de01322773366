/** Interface text of the console page about services. */
export const adminServicesMessages = {
  title: 'Services',
  description:
    'What members can order, in the order the shop shows it. Existing orders keep their name and price.',
  list: 'Services',
  failed: 'The services could not be loaded',
  add: 'Add a service',
  editTitle: (name: string) => `Edit ${name}`,
  empty: { title: 'No services yet', text: 'Add the first service, and members can order it.' },
  onOffer: 'Available',
  off: 'Unavailable',
  created: { title: 'Service added' },
  saved: { title: 'Changes saved' },
  deleted: { title: 'Service deleted' },
  confirm: {
    title: (name: string) => `Delete ${name}?`,
    action: 'Delete service',
    text: 'It disappears from the shop immediately. This can’t be undone.',
  },
  fields: {
    name: 'Name',
    description: 'Description',
    category: 'Category',
    price: (currency: string) => `Price in ${currency}`,
    priceHint: 'Leave empty to quote a price for each order.',
    invalidPrice: (example: string) => `Enter an amount such as 1290 or ${example}`,
    deliveryTime: 'Delivery time',
    deliveryHint: 'e.g. 2 weeks',
    features: 'What is included',
    featuresHint: 'One per line',
  },
};
