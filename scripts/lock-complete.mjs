// Checks the lock file: it must list every optional platform package, or `npm ci` fails on another system.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').pop()));
const missing = Object.values(packages)
  .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
  .filter((name) => !locked.has(name));
console.log(`${missing.length} missing`, ...missing);
process.exit(missing.length > 0 ? 1 : 0);
