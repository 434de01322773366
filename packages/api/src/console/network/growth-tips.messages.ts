/** Advice for members, by the field of the profile that it is about, and in general. */
export const growthTipMessages = {
  fields: {
    lookingFor: 'Say what you are looking for, so that we can find the people who offer it.',
    servicesOffered: 'List the services you offer: members who need them will be shown your profile.',
    skills: 'Add your skills. Skills you share with other members improve your matches.',
    industry: 'Choose your industry to meet others in your field.',
    professionalSummary: 'Write a short summary: people answer sooner when they know who is asking.',
    location: 'Add your location to find members nearby.',
    jobTitle: 'Add your job title, so that people see at once what you do.',
    company: 'Add your company so people can trust your requests.',
    avatarKey: 'Upload a picture. A face is easier to remember than initials.',
    interests: 'Add a few interests; they make a first conversation easier.',
  },
  general: [
    'Add a personal note to each connection request.',
    'Share what you learned this week in the feed.',
    'Introduce two of your connections who should know each other.',
  ],
};
