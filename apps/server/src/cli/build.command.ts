import { defineCommand } from 'citty';
import { buildForProduction } from '../config/config.ts';
import { buildWeb, isWebBuilt } from '../pages/web-build.ts';
import { operate, say } from './operate.ts';

export const buildCommand = defineCommand({
  meta: { name: 'build', description: 'Builds the web when its sources have changed since the last build.' },
  run: () =>
    operate(async () => {
      if (await isWebBuilt()) say('The build is up to date.');
      else {
        buildForProduction();
        await buildWeb();
      }
    }),
});
