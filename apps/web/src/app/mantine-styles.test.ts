import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addSheets } from '../../mantine-styles.ts';

test('a module imports the style sheets of its Mantine components, those they are built on first', () => {
  expect(addSheets(`import { Checkbox, Tabs as Views, useMantineTheme } from '@mantine/core';`)).toBe(
    `import '@mantine/core/styles/InlineInput.layer.css';import '@mantine/core/styles/Checkbox.layer.css';import '@mantine/core/styles/Tabs.layer.css';import { Checkbox, Tabs as Views, useMantineTheme } from '@mantine/core';`,
  );
});

test('a module that imports a chart imports the style sheet of the package', () => {
  const code = `import { AreaChart } from '@mantine/charts';`;
  expect(addSheets(code)).toBe(`import '@mantine/charts/styles.layer.css';${code}`);
});

test.each([`import { useForm } from '@mantine/form';`, `import { createTheme } from '@mantine/core';`])(
  'a module without components of Mantine stays as it is: %s',
  (code) => {
    expect(addSheets(code)).toBe(code);
  },
);

test('the web is built with them', () => {
  const config = readFileSync(join(import.meta.dirname, '../../vite.config.ts'), 'utf8');
  expect(config).toContain('mantineStyles()');
});
