import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment';

const text = readFileSync(path.join(process.cwd(), '.env.example'), 'utf8');
const example = parseEnv(text);

/** Names of all variables that are asked for when everything is set, with values made up for this test. */
function namesRead(): string[] {
  const names = new Set<string>();
  const values: Record<string, string> = {
    SITE_URL: 'https://site.test',
    BASE_URL: '/sub/',
    CONTENT_BASE_URL: '/',
    SERVICE_WORKER: 'off',
    PREVIEW: 'on',
    ANALYTICS_HOST: 'https://analytics.test',
    ANALYTICS_HASH_MODE: 'on',
    SENTRY_DSN: 'https://public@sentry.test/1',
    GISCUS_REPO: 'owner/site',
    GISCUS_HOST: 'https://giscus.test',
  };
  readEnvironment(
    new Proxy(values, {
      get(target, name) {
        names.add(String(name));
        return target[String(name)] ?? 'value';
      },
    }),
  );
  return [...names].sort();
}

describe('.env.example', () => {
  it('names exactly the variables that are read', () => {
    expect(Object.keys(example).sort()).toEqual(namesRead());
    expect(namesRead()).toContain('GISCUS_CATEGORY_ID');
  });

  it('switches nothing on and changes nothing as it stands', () => {
    expect(readEnvironment(example)).toEqual(readEnvironment({}));
  });

  it('explains each variable in Chinese, right above it', () => {
    const lines = text.split('\n');
    for (const name of Object.keys(example)) {
      const above = lines[lines.indexOf(`${name}=`) - 1] ?? '';
      expect(above, name).toMatch(/^# .*[\u4e00-\u9fff].*。$/u);
    }
  });
});
