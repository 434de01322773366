import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Node, parseSync, visitorKeys } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

/** Attributes and properties whose value a member reads or hears. */
const TEXT_NAMES = new Set([
  'action',
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'data-tooltip',
  'description',
  'empty',
  'error',
  'hint',
  'label',
  'legend',
  'placeholder',
  'term',
  'text',
  'title',
]);

/** Names and notations that are the same in every language. */
const EXEMPT = /LinkedIn|https:\/\//g;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function childrenOf(node: Node): Node[] {
  const fields: Record<string, unknown> = { ...node };
  return (visitorKeys[node.type] ?? []).flatMap((key) => fields[key]).filter(isNode);
}

/** The pieces of text that an expression puts on the screen; arguments, conditions and functions put none. */
function shownText(node: Node | null): string[] {
  switch (node?.type) {
    case 'JSXText':
      return [node.value];
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [...node.quasis.map(({ value }) => value.raw), ...node.expressions.flatMap(shownText)];
    case 'ConditionalExpression':
      return [...shownText(node.consequent), ...shownText(node.alternate)];
    case 'LogicalExpression':
      return [...shownText(node.left), ...shownText(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...shownText(node.left), ...shownText(node.right)] : [];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return shownText(node.expression);
    default:
      return [];
  }
}

function textIn(node: Node): string[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return node.children.flatMap(shownText);
  if (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier')
    return TEXT_NAMES.has(node.name.name) ? shownText(node.value) : [];
  if (node.type === 'Property' && !node.computed) {
    const name =
      node.key.type === 'Identifier' ? node.key.name : node.key.type === 'Literal' && node.key.value;
    return typeof name === 'string' && TEXT_NAMES.has(name) ? shownText(node.value) : [];
  }
  return [];
}

function sentencesIn(node: Node): string[] {
  const own = textIn(node)
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text.replaceAll(EXEMPT, '')));
  return [...own, ...childrenOf(node).flatMap(sentencesIn)];
}

const literalText = (file: string, source: string) => sentencesIn(parseSync(file, source).program);

const root = import.meta.dirname;
const sources = ['app', 'features', 'lib', 'ui']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
const components = sources.filter((file) => file.endsWith('.tsx'));

describe('the interface text of a component', () => {
  test.each([
    ['text', '<p>Load more</p>'],
    ['an attribute', '<Button aria-label="Close" />'],
    ['a branch of an expression', "<p>{isOpen ? 'Hide' : text.show}</p>"],
    ['a template', '<p>{`${count} members`}</p>'],
    ['a property', "<Select data={[{ value: 'a', label: 'First' }]} />"],
  ])('is found as %s', (_where, source) => {
    expect(literalText('example.tsx', source)).toHaveLength(1);
  });

  test('does not include keys, conditions, arguments, symbols and brands', () => {
    const source = "<p id=\"intro\">{kind === 'post' && format(day, 'long')} · {count}% LinkedIn</p>";
    expect(literalText('example.tsx', source)).toEqual([]);
  });

  test.each(components)('stands in a message file: %s', (file) => {
    expect(literalText(file, readFileSync(path.join(root, file), 'utf8'))).toEqual([]);
  });
});

test('no page names the product: each community has its own name', () => {
  const naming = sources.filter((file) => /Guildhall/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(naming).toEqual([]);
});
