import type { SeedArticle } from './article.type.ts';

export const securityArticles: readonly SeedArticle[] = [
  {
    title: 'One Afternoon of Security for a Practice of Nine',
    category: 'Security',
    author: 'Luis Herrera',
    tags: 'security, clinics, passwords, backups',
    summary: 'Three steps that stop most of what small offices call a specialist for.',
    featured: true,
    paragraphs: [
      'A dental practice asked me for a security plan. They expected sixty pages and a shopping list. I asked for one afternoon, all nine people and a cake.',
      'In the first hour we turned on two-step sign-in for e-mail and for the patient records. Everyone did it on their own telephone, at the same table, so that the people who found it easy could help those who did not. Most break-ins I see begin with one stolen mailbox password. After this hour, a password alone opens nothing.',
      'In the second hour we restored a backup. Not checked that it was green: restored it, onto a spare computer, and opened a real appointment from last week. It took three attempts. The first backup had stopped in March. Better to learn that with cake than without.',
      'In the third hour we wrote one page. Whom do we call, in what order, and what do we unplug? Who may tell patients, and with which sentence? We printed it, because on the day you need it the computer is the patient.',
      'That was the plan. We meet again every six months, restore another backup and eat another cake. There is more one could do, and some practices should. But in all the emergencies I have been called to, at least one of these three steps was missing.',
    ],
  },
  {
    title: 'The Invoice That Changed Its Bank Account',
    category: 'Security',
    author: 'Robert Hughes',
    tags: 'fraud, invoices, insurance, payments',
    summary: 'The commonest loss we settle is not a break-in. It is a polite e-mail.',
    paragraphs: [
      'The e-mail came from a supplier of twenty years, in the same friendly tone, with the usual invoice. Only the account number was new: “we have changed banks, please update your records”. The caterer did, and paid 18,400 dollars to a stranger.',
      'Nobody had broken into the caterer’s computer. Someone had read the supplier’s mailbox for a month, learned how he writes and waited for the largest bill of the season.',
      'The protection is a telephone call. Whenever an account number changes, call the number you already have, not the one in the letter, and ask a person you know. Make it a rule that holds for the boss as well, because half of these letters claim to come from her, in a hurry, from an airport.',
      'Two more habits help. Let a second person release payments above an amount you choose. And tell your own customers now, in a calm month, that you will never change your account by e-mail. Put it at the foot of your invoices.',
      'Check your policy too. Ordinary theft cover often leaves this kind of loss out, and the addition costs less than a dinner. If it has already happened, call your bank within the hour, then your broker. In the case above, the first call came after forty minutes, and most of the money was still there.',
    ],
  },
  {
    title: 'What to Do With the Keys of People Who Leave',
    category: 'Security',
    author: 'Ben Achterberg',
    tags: 'access, offboarding, IT support, checklists',
    summary: 'Every farewell needs a card, a cake and a list of logins.',
    paragraphs: [
      'When I take over an office, I ask for a list of everyone who can read the mail. Then I look at who really can. On average there are four people more, and one of them has been gone for three years.',
      'It is not about mistrust. Most former colleagues would be embarrassed to learn that they can still see the salaries. But an account nobody uses is an account nobody watches, and that is the kind a thief is looking for.',
      'Keep one list of keys, and count the digital ones as well: mail, files, bank, alarm, website, the shared password for the delivery service. Write down for each person what they get on the first day. On the last day you read the same list backwards.',
      'Shared passwords deserve a special mention. If five people know it and one leaves, it has to change, and nobody ever changes it. Give each person their own access where you can, and use a password manager for the rest, so that changing it takes a minute.',
      'Do it on the afternoon of the farewell party, together, without drama. “Let us go through your keys” is a normal sentence. Twice a year, read the whole list aloud at a meeting. Someone will always say: who is that?',
    ],
  },
  {
    title: 'Customer Data: Keep Less, Sleep More',
    category: 'Security',
    author: 'Priya Raman',
    tags: 'privacy, data protection, law, customers',
    summary: 'The easiest record to protect is the one you did not collect.',
    paragraphs: [
      'A tutoring company asked me to review its privacy notice. It was a good notice. The trouble was the cupboard it described: birthdays, photographs, school reports and health notes of every child since 2008.',
      'Why do we keep this? I ask the question about every column in every list, and I accept three answers. Because the law says so, because we need it to do the work, or because the person asked us to. “It might be useful” is not on the list, and in fifteen years I have not seen it become so.',
      'Start with forms, because that is where data comes in. Remove two fields from each of them this week. You will see that nothing happens. Then give every record an end: two years after the last lesson, seven years after the last invoice, whatever your law requires, and a person whose job it is to delete them in January.',
      'Tell people plainly what you hold. A paragraph in everyday words builds more confidence than six pages of mine. And when someone asks for a copy, answer within days. It is much easier when there is not so much of it.',
      'The tutoring company threw out eleven boxes and two databases. The notice is a page long now. Nobody has asked for the birthdays.',
    ],
  },
];
