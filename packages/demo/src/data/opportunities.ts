interface SeedOpportunity {
  by: string;
  title: string;
  type: 'project' | 'partnership' | 'job' | 'space' | 'speaking' | 'funding';
  description: string;
  budget?: string;
  timeline?: string;
  remote?: true;
  requirements: string;
  skills: string;
  industries: string;
}

export const opportunities: readonly SeedOpportunity[] = [
  {
    by: 'elena-marsh',
    title: 'Morning bread for three more cafés',
    type: 'partnership',
    description:
      'Our cargo bikes have room for three cafés on the east side. We deliver by 6:15, take back what is left and let you taste for a week first.',
    timeline: 'From next month',
    requirements: 'A café in Southeast or Northeast Portland, A door we can open at six',
    skills: 'hospitality, purchasing',
    industries: 'Food & Beverage, Hospitality',
  },
  {
    by: 'fatima-benali',
    title: 'Fit-out of a café in Ancoats',
    type: 'project',
    description:
      'Counter, back room and accessible washroom in a former textile office of 120 square meters. Drawings exist, the landlord is friendly, the opening date is printed.',
    budget: '£38,000 to £45,000',
    timeline: '8 weeks',
    requirements: 'Two references from food businesses, Own insurance',
    skills: 'shop fitting, electrical installation, commercial kitchens',
    industries: 'Construction',
  },
  {
    by: 'emily-carter',
    title: 'New dental practice: contractor and interior designer',
    type: 'project',
    description:
      'Five treatment rooms and a waiting room in a former yarn shop. We want daylight, quiet and a place for the fish tank.',
    budget: '$180,000 to $220,000',
    timeline: '5 months',
    requirements: 'Experience with medical rooms, Licensed in Colorado',
    skills: 'remodeling, interior design, permits',
    industries: 'Construction, Design',
  },
  {
    by: 'anita-desai',
    title: 'Grant proposal for a mobile clinic',
    type: 'project',
    description:
      'A van, a nurse and three neighborhoods without a clinic. The concept and the letters of support are ready; the forms are not.',
    budget: '$6,000',
    timeline: 'Deadline in 10 weeks',
    remote: true,
    requirements: 'Health grants written before, Comfortable with budgets',
    skills: 'grant writing, research, budgeting',
    industries: 'healthcare, Nonprofit',
  },
  {
    by: 'andre-williams',
    title: 'Route app for twelve drivers',
    type: 'project',
    description:
      'Stops, photos, signatures, without reception and with gloves. We have paper drawings and drivers who like to talk.',
    budget: '$25,000 to $40,000',
    timeline: '4 months',
    remote: true,
    requirements: 'One visit on the dock, Offline use',
    skills: 'app development, UX design, route planning',
    industries: 'technology, Logistics',
  },
  {
    by: 'isabel-moreno',
    title: 'Two days of room photography',
    type: 'project',
    description:
      'Sixteen renovated rooms, the staircase and breakfast. Stay and meals included, in the quiet season, with plenty of daylight.',
    budget: '€2,400',
    timeline: 'Next 2 months',
    requirements: 'Interior or food portfolio, Files for web and print',
    skills: 'photography, retouching, styling',
    industries: 'Photography, Hospitality',
  },
  {
    by: 'stella-rossi',
    title: 'Online shop for a small clothing label',
    type: 'project',
    description:
      'Three hundred items and a repair service, counted from the same shelf as the shop. We would like to edit everything ourselves.',
    budget: 'A$14,000',
    timeline: '3 months',
    requirements: 'Shops with a till connected, Training for two people',
    skills: 'e-commerce, Shopify, payments',
    industries: 'Retail, technology',
  },
  {
    by: 'maya-torres',
    title: 'Copywriter for two websites',
    type: 'project',
    description:
      'A veterinary clinic and a joinery, twelve pages each. You talk to the people, I design around your words and not the other way round.',
    budget: '$2,800 per site',
    timeline: '6 weeks',
    remote: true,
    requirements: 'Interviews by phone or on site, Two rounds of changes',
    skills: 'copywriting, interviewing, editing',
    industries: 'marketing',
  },
  {
    by: 'felix-brandt',
    title: 'Hotel and guide for a team retreat',
    type: 'partnership',
    description:
      'Thirty-eight people, three nights in May, one long table, one good walk. If it works, three more companies follow in autumn.',
    budget: '€420 per person',
    timeline: 'May',
    requirements: 'At least 20 rooms, Meeting space with daylight',
    skills: 'hospitality management, guiding, event planning',
    industries: 'Hospitality, Travel',
  },
  {
    by: 'david-mbeki',
    title: 'Analyst for a seasonal credit model',
    type: 'project',
    description:
      'Five seasons of repayments from coffee growers. We want to know which of our questions actually predict anything.',
    budget: '$9,000',
    timeline: '15 days of work',
    remote: true,
    requirements: 'Credit or forecasting experience, A final talk in plain words',
    skills: 'data analysis, SQL, credit models',
    industries: 'finance, technology',
  },
  {
    by: 'lena-petrova',
    title: 'First product designer for a climate software team',
    type: 'job',
    description:
      'Fourteen people, software for heat networks, real users in boiler rooms. Four days a week are welcome and the salary is in the advertisement.',
    budget: '€68,000 to €78,000',
    timeline: 'Start in 3 months',
    remote: true,
    requirements: 'Within two hours of Berlin time, A portfolio with work in use',
    skills: 'UX design, user research, prototyping',
    industries: 'technology',
  },
  {
    by: 'samuel-osei',
    title: 'Kitchen manager for a third café',
    type: 'job',
    description:
      'Moroccan breakfast and lunch, a team of nine, closed in the evenings. Paid trial shift, fixed hours four weeks ahead.',
    budget: '£36,000',
    timeline: 'Start in 6 weeks',
    requirements: 'Three years in a kitchen, Likes to train people',
    skills: 'hospitality, team leadership, food safety',
    industries: 'Food & Beverage',
  },
  {
    by: 'grace-kim',
    title: 'Brick ticket office for a bakery or brewery',
    type: 'space',
    description:
      '1,900 square feet near the ferry, drains in the floor, loading at the back. The owner prefers a tenant who stays for ten years.',
    budget: '$26 per square foot',
    timeline: 'Free in 4 months',
    requirements: 'A business plan of one page',
    skills: 'food production, retail',
    industries: 'Food & Beverage, Real Estate',
  },
  {
    by: 'carla-jimenez',
    title: 'Podcast series on taking over the family business',
    type: 'project',
    description:
      'Six conversations with people who did it, recorded where they work. I bring the guests and the questions.',
    budget: '$7,500',
    timeline: '10 weeks',
    requirements: 'Portable recording, Show notes included',
    skills: 'podcast production, audio editing',
    industries: 'Media, Coaching',
  },
  {
    by: 'paul-everett',
    title: 'Thirty math worksheets for the telephone',
    type: 'project',
    description:
      'Turn our thirty best paper sheets into short lessons that work without sound and without points or badges.',
    budget: '£8,000',
    timeline: '3 months',
    remote: true,
    requirements: 'Accessibility, Two pilot classes',
    skills: 'e-learning, instructional design',
    industries: 'education',
  },
  {
    by: 'ada-bergmann',
    title: 'Hosts for breakfast meetings',
    type: 'speaking',
    description:
      'A long table, coffee and twelve people who have not met. We bring the guest list and a facilitator, you bring the room and one story about your trade.',
    timeline: 'Every first week of the month',
    requirements: 'A room for twelve, Space for a bicycle or two',
    skills: 'hosting, facilitation',
    industries: 'Hospitality, Events',
  },
  {
    by: 'renata-silva',
    title: 'Café partners for direct trade coffee',
    type: 'partnership',
    description:
      'Forty bags from two farms, roasted to order or shipped green. We train your baristas over video and visit once a year.',
    timeline: 'This season',
    requirements: 'An independent café or hotel, Orders of at least one bag a month',
    skills: 'barista training, purchasing',
    industries: 'Food & Beverage, Hospitality',
  },
  {
    by: 'amara-nwosu',
    title: 'Programs and badges for 420 guests',
    type: 'project',
    description:
      'A booklet of sixteen pages with an unusual fold, and badges without plastic. The text is ready two weeks before.',
    budget: '£3,100',
    timeline: '5 weeks',
    requirements: 'Proof on the real paper, Delivery to London',
    skills: 'offset printing, bookbinding',
    industries: 'Printing, Events',
  },
  {
    by: 'jordi-puig',
    title: 'Booking calendar for a walking tour company',
    type: 'project',
    description:
      'Fourteen walks a week, three guides, five languages. Guests should be able to book and pay in two minutes, and I should be able to see it on paper too.',
    budget: '€5,500',
    timeline: '2 months',
    remote: true,
    requirements: 'Works on an old telephone, Spanish and English',
    skills: 'software development, payments',
    industries: 'Travel, technology',
  },
  {
    by: 'olga-marchenko',
    title: 'Employers for workplace English lessons',
    type: 'funding',
    description:
      'Part of the course fee is paid by a public fund this year. We teach in your kitchen, on your site or in your ward, between shifts.',
    timeline: 'Until the fund is used up',
    requirements: 'At least six learners, A quiet corner',
    skills: 'training, onboarding',
    industries: 'Hospitality, Construction, healthcare',
  },
];
