/** What is filled in; empty where it is not set yet. */
export type Facts = { name: string; place: string; supportEmail: string };

/** What only the organisers know stands in brackets, which publishing asks about. */
const PLACEHOLDER = /\[[^\]\n]{3,120}\](?!\()/g;

/** The placeholders that are still in a text. */
export const placeholdersIn = (text: string): string[] => [...new Set(text.match(PLACEHOLDER))];

const terms = ({ name, place }: Facts) => `## What this is

${name} is a network for [who it is for${place && `, in ${place}`}]. It is run by [name and legal form of the organisation]. By joining you accept these terms.

## Your account

- Join as yourself, with your own name and an email address that you read.
- Keep your password to yourself. You are responsible for what happens in your account.
- You can close your account at any time in Settings.

## What you write

What you publish stays yours. You allow ${name} to show it to those who may see it here. You may publish only what you have the rights to, and nothing that breaks the law or these terms.

## What we do about breaches

Members and visitors can report content. Administrators may hide or delete it, warn, or suspend an account. You are told what was decided and why, and you can object: another administrator looks at it again.

## Services, orders and introductions

[Who provides the services that are offered here, and on which terms.] What members agree among themselves is between them. We do not promise that an introduction leads to business.

## Liability

[What you are liable for. Ask a lawyer.]

## Changes

When these terms change, we ask you to accept them again. [Applicable law and place of jurisdiction.]
`;

const privacy = ({ name, supportEmail }: Facts) => `This page says what ${name} does with your data.

## Who is responsible

[Name of the organisation]
[Street, postcode and town]
${supportEmail || '[Email address]'}

[Data protection officer, if you have one.]

## What we store, and why

- **Your account**: name, email address, and your password as a hash that cannot be read back. To let you sign in. Legal basis: the contract with you (Article 6(1)(b) GDPR).
- **Your profile**: what you enter about yourself and your business. To show it to other members, and to suggest people to you. You choose in Settings what visitors see.
- **What you write and do**: posts, comments, reviews, orders, connections, introductions, and events you come to. Private messages are shown to you and the other person.
- **Suggestions**: we compare what members offer with what others look for, and tell you the reasons. Nobody is accepted or refused by this.
- **Visits**: profiles and businesses count visitors per day by a value that changes daily, from which nobody can be told.
- **Security**: addresses of the network (IP) in sessions and in the server's log, to stop abuse. Legal basis: our legitimate interest (Article 6(1)(f) GDPR).

## Cookies and your browser

Only cookies that the site needs: one that keeps you signed in for up to 30 days, and one that recognises your device. Drafts of what you write stay in your browser until you send them. There is no advertising, no analytics service, and nothing is loaded from other companies.

## Who receives data

- The company that hosts the server: [name and country].
- The company that delivers our emails: [name and country].
- [Other services you have connected, such as a CRM. Delete this line if there is none.]

We do not sell data.

## How long

- Your data are stored until you delete your account. Then profile, connections and the text of your messages are deleted; posts, comments and reviews stay under the name Former Member, unless you have your posts and comments deleted, too.
- Applications that were declined are erased after 30 days.
- Backups are replaced by newer ones: a copy is made each day, and the ten newest are stored. When one is restored, deleted accounts are deleted from it first.
- The log of the server: [how long].
- [What the law obliges you to store longer, such as invoices.]

## Your rights

You can see, correct and download your data, and delete your account, in Settings. You can also ask us to do so, to restrict what we do with your data, and you can object to it. Write to ${supportEmail || '[email address]'}. You may complain to a supervisory authority: [name of yours].
`;

const imprint = ({ name, supportEmail }: Facts) => `${name} is provided by

[Name and legal form of the organisation]
[Street and number]
[Postcode, town, country]

Represented by: [name]

Email: ${supportEmail || '[email address]'}
Telephone: [number]

Register: [court and number]
VAT number: [number]

Responsible for the content: [name and address]
`;

const accessibility = ({ name, supportEmail }: Facts) => `We want everyone to be able to use ${name}.

## Where we are

The site is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA: it works with the keyboard alone and with screen readers, at 400 % zoom, in dark and in high-contrast mode. What members write and upload, such as pictures without a description, may not.

## Tell us

If something does not work for you, write to ${supportEmail || '[email address]'}. We answer within [number of days].

[If the law of your country names a body that people may turn to, name it here.]
`;

const guidelines = ({
  name,
}: Facts) => `${name} lives from members who help each other. A few rules keep it that way.

- **Be yourself.** Use your own name and say what you really do.
- **Help first.** Answer questions you can answer, and introduce people who should meet.
- **Ask plainly.** Say what you look for, by when, and for how much.
- **No spam.** Do not post the same offer again and again, and do not write the same message to many members.
- **Be fair.** Review only businesses you have dealt with. No insults, no discrimination, nothing illegal.
- **Keep confidences.** What someone writes to you privately stays between you.

Something is wrong? Use Report on the post, comment, review or profile. An administrator decides, and lets both sides know.

[Anything else that matters to you.]
`;

const DRAFTS: Record<string, (facts: Facts) => string> = {
  terms,
  privacy,
  imprint,
  accessibility,
  guidelines,
};

/** A text to begin a page with, which is true of this product; empty for a page that has none. */
export const draftOf = (slug: string, facts: Facts): string => DRAFTS[slug]?.(facts) ?? '';
