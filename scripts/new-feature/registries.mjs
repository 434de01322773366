/**
 * The three registries a feature stands in, the link to its page, and the two lists that tests hold complete.
 * Each entry adds `text` in front of the first `before` in a file.
 */
export const registryEntries = ({ plural }) => [
  {
    file: 'packages/api/src/app.router.ts',
    entries: [
      {
        before: '\nexport const appRouter',
        text: `import { ${plural}Router } from './${plural}/${plural}.router.ts';\n`,
      },
      { before: '});\n\nexport type AppRouter', text: `  ${plural}: ${plural}Router,\n` },
    ],
  },
  {
    file: 'apps/server/src/rest/rest.ts',
    entries: [
      {
        before: '\n/** The documented paths',
        text: `import { ${plural}Rest } from './${plural}.rest.ts';\n`,
      },
      { before: '].flat();', text: `  ${plural}Rest,\n` },
    ],
  },
  {
    file: 'apps/web/src/app/routes.tsx',
    entries: [
      {
        before: '\n/** Every page of the product',
        text: `import { ${plural}Routes } from '../features/${plural}/${plural}.routes.ts';\n`,
      },
      { before: "                { path: '*'", text: `                ...${plural}Routes(utils),\n` },
    ],
  },
  {
    file: 'apps/web/src/lib/paths.ts',
    entries: [{ before: '\n};\n', text: `\n  ${plural}: () => '/${plural}',` }],
  },
  {
    file: 'apps/server/testing/authorization/rows.ts',
    entries: [
      {
        before: '\n/** Every procedure and every',
        text: `import { ${plural}Rows } from './${plural}.rows.ts';\n`,
      },
      { before: '];\n\n/** Routes without', text: `  ...${plural}Rows,\n` },
    ],
  },
  {
    file: 'packages/api/src/account/personal-data.ts',
    entries: [{ before: "  own('notifications', 'user_id')", text: `  own('${plural}', 'owner_id'),\n` }],
  },
  {
    file: 'packages/api/src/account/export-columns.ts',
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
  return entries.reduce((result, { before, text: entry }) => {
    const at = result.lastIndexOf(before);
    if (at === -1)
      throw new Error(`${file} has no ${JSON.stringify(before)}: mend scripts/new-feature/registries.mjs.`);
    return result.slice(0, at) + entry + result.slice(at);
  }, text);
}
