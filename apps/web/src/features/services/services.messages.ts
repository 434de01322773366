/** The words of the shop and of ordering. */
export const servicesMessages = {
  title: 'Digital Marketing Services',
  description: 'Work done for members, at prices known beforehand.',
  all: 'All Services',
  loading: 'Loading services...',
  failed: 'The services could not be loaded',
  none: { title: 'No services yet', text: 'There is nothing to order at the moment. Please come back soon.' },
  button: { visitor: 'Sign In to Order', quote: 'Request Quote', order: 'Order Now' },
  dialog: {
    nameMissing: 'Please enter a project name',
    descriptionMissing: 'Please enter a project description',
    placed: "Order placed successfully! You'll receive updates via email.",
    failed: 'Failed to place order. Please try again.',
  },
  why: {
    heading: 'Why choose our services',
    points: [
      {
        key: 'price',
        title: 'The price stands before the work',
        text: 'What you see is what is written on your order. Where work is quoted, nothing begins until you have accepted the quote.',
      },
      {
        key: 'steps',
        title: 'Every step on record',
        text: 'From the first line to delivery: each change is on your order’s timeline and reaches you by email.',
      },
      {
        key: 'way-out',
        title: 'Free to change your mind',
        text: 'As long as nobody has begun, you cancel with one click. A request for a quote binds you to nothing.',
      },
    ],
  },
};
