import { describe, expect, test } from 'vitest';
import { member } from '../../testing/members.ts';
import { readMember } from '../scoring/member-reading.ts';
import { rankAsking } from './rank-asking.ts';
import { readWanted, wantedIn } from './read-wanted.ts';

describe('a search for those who need something', () => {
  test.each([
    ['someone who needs a website', 'a website'],
    ['people looking for a plumber', 'a plumber'],
    ['who wants a logo?', 'a logo'],
    ['jemand, der eine Website braucht', 'eine Website'],
    ['wer sucht einen Fotografen', 'einen Fotografen'],
    ['quelqu’un qui a besoin d’un site web', 'un site web'],
    ['alguien que necesita una página web', 'una página web'],
    ['alguém que precisa de um site', 'um site'],
    // Kept aside until the rule was written.
    ['clients that are in need of bookkeeping', 'bookkeeping'],
    ['somebody looking for flyers', 'flyers'],
    ['Leute, die eine Steuerberaterin suchen', 'eine Steuerberaterin'],
    ['qui cherche un traducteur', 'un traducteur'],
    ['quién busca fotógrafo', 'fotógrafo'],
    ['quem procura um eletricista', 'um eletricista'],
  ])('“%s” is for who needs it', (text, what) => {
    expect(wantedIn(text)).toBe(what);
  });

  test.each([
    'someone who does my books',
    'a plumber who needs no supervision',
    'somebody who wants to teach piano',
    'wer macht meine Steuer',
    'website',
    // Kept aside until the rule was written.
    'jemand, der mein Fahrrad repariert',
    'quelqu’un qui répare les vélos',
    'alguien que arregle la web',
    'I need a website',
  ])('“%s” is for who does it', (text) => {
    expect(wantedIn(text)).toBeNull();
  });
});

const seekers = [
  'Gyms, and a web designer who understands appointment booking',
  'A new website with class booking',
  'A designer for a small catalog website',
  'Builders, and help with a simple website',
  'A translator for two bilingual websites',
  'A printer for gift cards',
  'A bookkeeper for my studio',
];

const found = (text: string) => {
  const wanted = readWanted(text);
  return (
    wanted &&
    rankAsking(wanted, seekers, (lookingFor) => readMember(member({ lookingFor }))).map(({ need }) => need)
  );
};

test('finds who looks for it in any words, with what they write', () => {
  for (const text of ['someone who needs a website', 'jemand, der eine Website braucht'])
    expect(new Set(found(text))).toEqual(
      new Set([
        'a web designer who understands appointment booking',
        'A new website with class booking',
        'A designer for a small catalog website',
        'help with a simple website',
      ]),
    );
  expect(found('people who are looking for a bookkeeper')).toEqual(['A bookkeeper for my studio']);
  expect(found('quelqu’un qui cherche un imprimeur')).toEqual(['A printer for gift cards']);
  expect(found('someone who needs a harp')).toEqual([]);
});
