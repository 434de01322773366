import { z } from 'zod';
import type { Random } from './random.ts';

export type Shape = z.core.JSONSchema.BaseSchema;

export const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;

/** How many of each kind of thing the community has, so that many ids lead somewhere. */
const IDS = 12;
const DAY_MS = 86_400_000;

/** What a field of this name usually holds; the community has members, articles and businesses of these names. */
const BY_NAME: [RegExp, (random: Random) => string][] = [
  [/username/i, (random) => `member-${random.below(9 * IDS)}`],
  [/slug/i, (random) => `${random.pick(['article', 'business'])}-${random.below(9 * IDS)}`],
  [/email/i, (random) => `member-${random.below(IDS)}@test.test`],
  [/password/i, (random) => random.pick(['correct horse', 'another horse', 'short'])],
  [/url|website|image|logo/i, (random) => `https://example.org/${random.below(100)}`],
  [/code/i, (random) => `code${random.below(IDS)}`],
  [/date|from|until|at$/i, (random) => new Date(Date.now() + random.below(30) * DAY_MS).toISOString()],
];

/** A value that is probably accepted where this is asked for. */
export function plausible(shape: Shape, random: Random, name = ''): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum?.length) return shape.enum[random.below(shape.enum.length)];
  const choices = [shape.anyOf, shape.oneOf].find(Array.isArray);
  if (choices) {
    const choice = choices[random.below(choices.length)];
    return isShape(choice) ? plausible(choice, random, name) : null;
  }
  const type = Array.isArray(shape.type) ? shape.type[random.below(shape.type.length)] : shape.type;
  switch (type) {
    case 'object':
      return plausibleObject(shape, random);
    case 'array':
      return Array.from({ length: random.below(4) }, () =>
        isShape(shape.items) ? plausible(shape.items, random, name) : 'item',
      );
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 0, 1 + random.below(IDS));
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return plausibleText(shape, random, name);
  }
}

function plausibleObject({ properties = {}, required = [] }: Shape, random: Random): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, shape]) =>
      isShape(shape) && (required.includes(name) || random.chance(0.5))
        ? [[name, plausible(shape, random, name)]]
        : [],
    ),
  );
}

function plausibleText({ format, minLength = 0 }: Shape, random: Random, name: string): string {
  if (format === 'date-time') return new Date(Date.now() + random.below(30) * DAY_MS).toISOString();
  if (format === 'date') return new Date(Date.now() + random.below(30) * DAY_MS).toISOString().slice(0, 10);
  const usual = BY_NAME.find(([pattern]) => pattern.test(name));
  return usual ? usual[1](random) : `Words ${random.below(1_000)}`.padEnd(minLength, '.');
}
