#!/usr/bin/env node
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { PUBLISHED_AT } from './catalogue';
import { readCatalogue } from './command';
import { main } from './main';

/** The catalogue of the day on which the package was made; `--catalogue` takes a newer one. */
const OWN = fileURLToPath(new URL('catalogue.json', import.meta.url));

await main(process.argv.slice(2), () => readCatalogue(existsSync(OWN) ? OWN : PUBLISHED_AT));
