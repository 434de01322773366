import './compile-cache.ts';
import { runMain } from 'citty';
import { mainCommand } from './main.command.ts';

await runMain(mainCommand);
