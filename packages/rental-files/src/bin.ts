#!/usr/bin/env node
import process from 'node:process';
import { ownCatalogue } from './disk';
import { main } from './main';

await main(process.argv.slice(2), ownCatalogue);
