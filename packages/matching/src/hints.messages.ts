const points = (most: number) => (most === 1 ? '1 point' : `${most} points`);

/** How members improve their matches: each advice with the points that it can bring at most. */
export const hintMessages = {
  hint: (advice: string, most: number) => `${advice}: up to ${points(most)}`,
  lookingFor: 'Say what you are looking for, such as “a bookkeeper for my café”',
  servicesOffered: 'Name the services you offer, so that members who need them find you',
  targetAudience: "Say who you serve, or who you'd like as clients",
  jobTitle: 'Put what you do in your job title so members looking for it can find you',
  location: 'Add your location',
  preferredConnectionTypes: "Choose who you'd like to meet",
  industry: 'Choose your industry',
  addSkills: 'Add your skills',
  moreSkills: 'Add more skills',
  addInterests: 'Add your interests',
  moreInterests: 'Add more interests',
};
