import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Node, parseSync, visitorKeys } from 'oxc-parser';

/** A capital, a space and a word: what people read, and no name of a thing in the program. */
const SENTENCE = /^[\p{Lu}“{].*\s\S/u;
const WORD = /\p{L}{3}/u;
const SQL = /^(?:select|insert|update|delete|with|create)\b|\b(?:from|where) \w+\.\w+|\$\d/i;

type Options = { files: RegExp; texts: RegExp };

/** The sentences in the sources of these packages, with {0} for values, but for those that members never read. */
export async function sentencesIn(homes: string[], beyond: Options): Promise<string[]> {
  const found = new Set<string>();
  for (const home of homes)
    for (const file of await readdir(join(home, 'src'), { recursive: true })) {
      if (!file.endsWith('.ts') || /\.(?:test|messages)\.ts$/.test(file) || beyond.files.test(file)) continue;
      const { program } = parseSync(file, await readFile(join(home, 'src', file), 'utf8'));
      for (const text of textsIn(program)) if (isSaid(text) && !beyond.texts.test(text)) found.add(text);
    }
  return [...found];
}

const isSaid = (text: string) =>
  SENTENCE.test(text) && WORD.test(text) && !SQL.test(text) && !text.includes('\n');

function textsIn(node: Node): string[] {
  if (node.type === 'ImportDeclaration' || node.type === 'TSLiteralType') return [];
  if (node.type === 'TaggedTemplateExpression') return node.quasi.expressions.flatMap(textsIn);
  const own =
    node.type === 'Literal' && typeof node.value === 'string'
      ? [node.value]
      : node.type === 'TemplateLiteral'
        ? [withPlaces(node.quasis.map(({ value }) => value.cooked ?? ''))]
        : [];
  return [...own, ...childrenOf(node).flatMap(textsIn)];
}

const withPlaces = (parts: string[]) =>
  parts.map((part, index) => (index < parts.length - 1 ? `${part}{${index}}` : part)).join('');

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function childrenOf(node: Node): Node[] {
  const fields: Record<string, unknown> = { ...node };
  return (visitorKeys[node.type] ?? []).flatMap((key) => fields[key]).filter(isNode);
}
