import { expect, it } from 'vitest';
import { askTogether } from './ask-together.ts';

function counting() {
  const asked: number[][] = [];
  const double = askTogether<number, number>(async (numbers) => {
    asked.push([...numbers]);
    return numbers.map((number) => 2 * number);
  });
  return { asked, double };
}

it('who asks at the same time is answered by one statement, each with their own answer', async () => {
  const { asked, double } = counting();
  expect(await Promise.all([1, 2, 2, 3].map(double))).toEqual([2, 4, 4, 6]);
  expect(asked).toEqual([[1, 2, 2, 3]]);
});

it('who asks later is answered afresh', async () => {
  const { asked, double } = counting();
  await double(1);
  await double(1);
  expect(asked).toEqual([[1], [1]]);
});

it('a crowd is asked for in parts', async () => {
  const { asked, double } = counting();
  await Promise.all(Array.from({ length: 120 }, (_, number) => double(number)));
  expect(asked.map(({ length }) => length)).toEqual([50, 50, 20]);
});

it('when the statement fails, everybody who waited for it hears why, and the next is asked again', async () => {
  let isBroken = true;
  const ask = askTogether<number, number>(async (numbers) => {
    if (isBroken) throw new Error('gone');
    return [...numbers];
  });
  const outcomes = await Promise.allSettled([ask(1), ask(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await ask(3)).toBe(3);
});
