/** Interface text of the shop. */
export const servicesMessages = {
  title: 'Digital Marketing Services',
  description: 'Work done for members, at fixed prices.',
  all: 'All Services',
  tabs: 'Service categories',
  included: 'Included',
  categories: {
    web_design: 'Web Design',
    email_marketing: 'Email Marketing',
    social_media: 'Social Media',
    seo: 'SEO Optimization',
    branding: 'Brand Identity',
    advertising: 'PPC Advertising',
  },
  loading: 'Loading services...',
  failed: 'The services could not be loaded',
  none: {
    title: 'No services yet',
    text: 'There is nothing to order right now. Please check back soon.',
    add: 'Add services',
  },
  button: { visitor: 'Sign In to Order', quote: 'Request Quote', order: 'Order Now' },
  why: {
    heading: 'Why choose our services',
    points: [
      {
        key: 'price',
        title: 'You know the price before work starts',
        text: 'You pay the price on your order. Quoted work starts only once you accept the quote.',
      },
      {
        key: 'steps',
        title: 'Every step on record',
        text: 'Every change, from order to delivery, is on your order’s timeline and reaches you by email.',
      },
      {
        key: 'way-out',
        title: 'Free to change your mind',
        text: 'Until work starts, you can cancel in one click. Asking for a quote commits you to nothing.',
      },
    ],
  },
};
