/**
 * The registries a feature is entered in. An entry is an `import` line, or `text` in front of the code in
 * `before`, or behind the code in `after`. The places are code, never comments, which anyone may reword.
 */
export const registryEntries = ({ plural, domain }) => [
  {
    file: 'packages/api/src/app.router.ts',
    entries: [
      { import: `import { ${plural}Router } from './${domain}/${plural}/${plural}.router.ts';\n` },
      { before: '});\n\nexport type AppRouter', text: `  ${plural}: ${plural}Router,\n` },
    ],
  },
  {
    file: 'apps/server/src/rest/rest.ts',
    entries: [
      { import: `import { ${plural}Rest } from './${plural}.rest.ts';\n` },
      { before: '].flat();', text: `  ${plural}Rest,\n` },
    ],
  },
  {
    file: 'apps/server/src/openapi/tags.ts',
    entries: [
      {
        before: "  feed: '",
        text: `  ${plural}: 'The ${plural} of members.',\n`,
      },
    ],
  },
  {
    file: 'apps/server/testing/authorization/rows.ts',
    entries: [
      { import: `import { ${plural}Rows } from './${plural}.rows.ts';\n` },
      { after: 'export const MATRIX: MatrixRow[] = [\n', text: `  ...${plural}Rows,\n` },
    ],
  },
  {
    file: 'apps/web/src/app/routes.tsx',
    entries: [
      { import: `import { ${plural}Routes } from '../features/${plural}/${plural}.routes.ts';\n` },
      { before: "                { path: '*'", text: `                ...${plural}Routes(utils),\n` },
    ],
  },
  {
    file: 'apps/web/src/lib/paths.ts',
    entries: [{ after: 'export const paths = {\n', text: `  ${plural}: () => '/${plural}',\n` }],
  },
  {
    file: 'packages/api/src/console/erasure/personal-data.ts',
    entries: [{ before: "  own('notifications', 'user_id')", text: `  own('${plural}', 'owner_id'),\n` }],
  },
  {
    file: 'packages/api/src/console/users/merge/merge-rules.ts',
    entries: [{ before: "  'short_urls.user_id': move(),", text: `  '${plural}.owner_id': move(),\n` }],
  },
  {
    file: 'packages/api/src/console/account/export-columns.ts',
    entries: [
      {
        before: '  notifications: {',
        text: `  ${plural}: { columns: ['id', 'title', 'description', 'created_at', 'updated_at'], withheld: ['owner_id'] },\n`,
      },
    ],
  },
];

/**
 * A registry with further entries.
 * @throws when a place to add them is not found, because the registry has changed its shape
 */
export function addEntries(file, text, entries) {
  return entries.reduce((result, entry) => {
    const added = entry.import ?? entry.text;
    const at = placeOf(result, entry);
    if (at === -1)
      throw new Error(
        `${file} has no place for ${JSON.stringify(added)}: see scripts/new-feature/registries.mjs.`,
      );
    return result.slice(0, at) + added + result.slice(at);
  }, text);
}

/** The index at which an entry goes in; -1 when there is none. */
function placeOf(text, entry) {
  if (entry.import !== undefined) {
    const [last] = [...text.matchAll(/^(?:import|\}) .*from '.*';\n/gm)].toReversed();
    return last ? last.index + last[0].length : -1;
  }
  const { before, after } = entry;
  const at = text.lastIndexOf(before ?? after);
  return at === -1 || after === undefined ? at : at + after.length;
}
