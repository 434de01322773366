import { describe, expect, test } from 'vitest';
import { type Need, classes, members, needs, pairs } from './load.ts';

const ids = new Set(members.map(({ id }) => id));
/** Profiles that name trades nobody could have, another's, or none. */
const hollow = new Set([...ids].filter((id) => /^(stuffed|copied|empty|vague)-/.test(id)));
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

type Labels = Pick<Need, 'answers' | 'wrong' | 'open'>;
const answering = ({ answers }: Labels) => Object.keys(answers);
const named = (labels: Labels) => [...answering(labels), ...(labels.wrong ?? []), ...(labels.open ?? [])];

/** Ids of the needs for which this holds, of the whole or of any part. */
const needsWhere = (holds: (labels: Labels) => boolean) =>
  needs.filter((need) => [need, ...(need.parts ?? [])].some(holds)).map(({ id }) => id);

describe('the members of the labelled set', () => {
  test('are at least 170, each with an id and a name of their own', () => {
    expect(members.length).toBeGreaterThanOrEqual(170);
    expect(repeated(members.map(({ id }) => id))).toEqual([]);
    expect(repeated(members.map(({ firstName, lastName }) => `${firstName} ${lastName}`))).toEqual([]);
  });

  test('have at least 100 different titles', () => {
    const titles = new Set(members.map(({ jobTitle }) => jobTitle?.toLowerCase()));
    expect(titles.size).toBeGreaterThan(100);
  });
});

describe('the needs of the labelled set', () => {
  test('have ids and texts of their own', () => {
    expect(repeated(needs.map(({ id }) => id))).toEqual([]);
    expect(repeated(needs.map(({ lookingFor }) => lookingFor))).toEqual([]);
  });

  test('name only members that exist, each once', () => {
    expect(needsWhere((labels) => named(labels).some((id) => !ids.has(id)))).toEqual([]);
    expect(needsWhere((labels) => repeated(named(labels)).length > 0)).toEqual([]);
  });

  test('are each answered by someone, and by no crowd', () => {
    expect(needsWhere((labels) => answering(labels).length === 0)).toEqual([]);
    expect(needsWhere((labels) => answering(labels).length > 12)).toEqual([]);
  });

  test('are never answered by who lists every trade, copies another or says nothing', () => {
    expect(hollow.size).toBeGreaterThanOrEqual(8);
    expect(needsWhere((labels) => answering(labels).some((id) => hollow.has(id)))).toEqual([]);
  });

  test.each(classes)('of the class %s are enough to measure by', (name) => {
    const fitted = needs.filter((need) => need.class === name && !need.heldOut);
    expect(fitted.length).toBeGreaterThanOrEqual(name === 'hard' ? 30 : 15);
  });

  test('that are held out are at least 40', () => {
    expect(needs.filter(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(40);
  });

  test('have parts when they are several, quoted from the text and answered as the whole is', () => {
    const several = needs.filter((need) => need.class === 'several');
    expect(needs.filter(({ parts }) => parts !== undefined)).toEqual(several);
    for (const { id, lookingFor, answers, parts = [] } of several) {
      expect(parts.length).toBeGreaterThanOrEqual(2);
      for (const { text } of parts) expect(lookingFor).toContain(text);
      const best: Labels['answers'] = {};
      for (const [member, grade] of parts.flatMap((part) => Object.entries(part.answers)))
        best[member] = best[member] === 2 ? 2 : grade;
      expect({ id, answers }).toEqual({ id, answers: best });
    }
  });

  test('that are traps say who would be wrong on top', () => {
    const open = needs.filter((need) => need.class === 'trap' && !need.wrong?.length);
    expect(open).toEqual([]);
  });
});

describe('the pairs of the labelled set', () => {
  const offers = pairs.flatMap((group) => group.offers);

  test('are at least 300, none twice', () => {
    expect(offers.length).toBeGreaterThanOrEqual(300);
    expect(repeated(pairs.map(({ need }) => need))).toEqual([]);
    const doubled = pairs.filter((group) => repeated(group.offers.map(({ offer }) => offer)).length > 0);
    expect(doubled).toEqual([]);
  });

  test.each(['right', 'related-but-wrong', 'wrong'])('are %s for at least a quarter', (verdict) => {
    const judged = offers.filter((offer) => offer.verdict === verdict);
    expect(judged.length).toBeGreaterThanOrEqual(offers.length / 4);
  });

  test('give each need something right and something that is not', () => {
    const lopsided = pairs.filter(
      (group) => new Set(group.offers.map(({ verdict }) => verdict === 'right')).size < 2,
    );
    expect(lopsided).toEqual([]);
  });
});
