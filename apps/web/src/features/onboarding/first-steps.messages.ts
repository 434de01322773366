/** Interface text of the guided first steps, with what members of each industry most often offer and look for. */
export const firstStepsMessages = {
  title: 'Get your first introduction',
  text: 'Three short steps. Skip what you like and come back to your profile at any time.',
  progress: (done: number, count: number) => `${done} of ${count} done`,
  states: { open: 'To do', done: 'Done', skipped: 'Skipped' },
  skip: 'Skip',
  skipLabel: (title: string) => `Skip: ${title}`,
  steps: {
    offer: { title: 'Say what you offer' },
    seek: { title: "Say who you're looking for" },
    contact: {
      title: 'Ask someone to connect',
      text: 'Pick one of the members we suggest and say a short hello.',
      action: 'See our suggestions',
    },
  },
  about: {
    jobTitle: { label: 'Your job title', placeholder: 'e.g. Web designer' },
    location: { label: 'Your town', placeholder: 'e.g. Portland' },
  },
  finished: {
    title: "You're all set",
    text: 'Members can now find you, and we can tell who you should meet. You can add more to your profile at any time.',
    meet: (name: string) => `Meet ${name}`,
  },
  examples: {
    technology: {
      offer: ['web development', 'IT support', 'data analysis'],
      seek: ['pilot customers', 'a UX designer', 'a sales partner'],
    },
    healthcare: {
      offer: ['physical therapy', 'nutrition advice', 'workplace health checks'],
      seek: ['referring doctors', 'practice management', 'billing services'],
    },
    finance: {
      offer: ['bookkeeping', 'tax advice', 'business loans'],
      seek: ['small business owners', 'a lawyer to refer to', 'real estate agents'],
    },
    marketing: {
      offer: ['brand design', 'social media', 'copywriting'],
      seek: ['a photographer', 'a web developer', 'local businesses'],
    },
    education: {
      offer: ['workshops', 'language classes', 'career coaching'],
      seek: ['guest speakers', 'companies that offer training', 'a venue'],
    },
    design: {
      offer: ['web design', 'photography', 'printing'],
      seek: ['small shops that need a website', 'a copywriter', 'a bookkeeper'],
    },
    construction: {
      offer: ['renovation', 'electrical work', 'floor plans'],
      seek: ['property owners', 'subcontractors', 'an architect'],
    },
    food: {
      offer: ['catering', 'fresh bread', 'private events'],
      seek: ['local suppliers', 'offices that order lunch', 'a photographer'],
    },
    retail: {
      offer: ['gifts', 'local delivery', 'an online shop'],
      seek: ['local makers', 'a web designer', 'a bookkeeper'],
    },
    legal: {
      offer: ['contracts', 'company formation', 'leases'],
      seek: ['small business owners', 'a tax adviser', 'a real estate agent'],
    },
    'real estate': {
      offer: ['home sales', 'rentals', 'property management'],
      seek: ['a mortgage adviser', 'a photographer', 'tradespeople'],
    },
    other: {
      offer: ['consulting', 'on-site work', 'event planning'],
      seek: ['a bookkeeper', 'an accountant', 'a web designer'],
    },
  },
};
