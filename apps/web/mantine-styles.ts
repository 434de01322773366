import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, parseAst } from 'vite';

/** Components that are built on another one, whose style sheet comes before their own. */
const INSIDE: Record<string, string[]> = {
  Checkbox: ['InlineInput'],
  ColorInput: ['ColorSwatch', 'ColorPicker'],
  Radio: ['InlineInput'],
  SegmentedControl: ['FloatingIndicator'],
  Spotlight: ['ScrollArea', 'Modal'],
  Switch: ['InlineInput'],
};

const END = '.layer.css';

/** The components of `@mantine/core` that have a style sheet of their own. */
const STYLED = new Set(
  readdirSync(dirname(fileURLToPath(import.meta.resolve(`@mantine/core/styles/Button${END}`))))
    .filter((name) => name.endsWith(END))
    .map((name) => name.slice(0, -END.length)),
);

/** The style sheets of what a module imports: of a component of the core its own, elsewhere that of the package. */
function sheetsOf(from: string, name: string): string[] {
  if (!/^@mantine\/(core|charts|spotlight)$/.test(from) || !/^[A-Z]/.test(name)) return [];
  const inside = [...(INSIDE[name] ?? []), ...(from === '@mantine/core' ? [name] : [])];
  return [
    ...inside.filter((part) => STYLED.has(part)).map((part) => `@mantine/core/styles/${part}${END}`),
    ...(from === '@mantine/core' ? [] : [`${from}/styles${END}`]),
  ];
}

/** The code of a module, with an import of each style sheet of the Mantine components that it imports. */
export function addSheets(code: string): string {
  const sheets = parseAst(code)
    .body.filter((statement) => statement.type === 'ImportDeclaration')
    .flatMap(({ source, specifiers }) =>
      specifiers.flatMap((specifier) =>
        specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
          ? sheetsOf(source.value, specifier.imported.name)
          : [],
      ),
    );
  // On the first line, so that the source map stays right.
  return [...new Set(sheets)].map((sheet) => `import '${sheet}';`).join('') + code;
}

/** A chunk thus brings the style sheets of the components that it shows, and `app/styles.ts` those of every page. */
export function mantineStyles(): Plugin {
  return {
    name: 'guildhall:mantine-styles',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: '@mantine/' },
      handler: (code) => ({ code: addSheets(code), map: null }),
    },
  };
}
