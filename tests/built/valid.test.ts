import { HtmlValidate, StaticConfigLoader, type Message, type ResolvedConfig } from 'html-validate/node';
import { expect, it } from 'vitest';
import { builtPages, wholeText } from '../support/builtPages';
import { CONFIG } from './html-validate.config';

/** Reads the rules once: reading them for each page takes a seventh of the time. */
class RulesOnce extends StaticConfigLoader {
  private rules: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(page: string): ResolvedConfig | Promise<ResolvedConfig> {
    return (this.rules ??= super.getConfigFor(page));
  }
}

const validator = new HtmlValidate(new RulesOnce({ root: true, ...CONFIG }));

const words = ({ ruleId, message, selector, line }: Message): string =>
  `${ruleId}: ${message} (${selector ?? `line ${line}`})`;

/** The rules a page breaks, a few words each. */
async function findFaults(text: string): Promise<string[]> {
  const { results } = await validator.validateString(text);
  return results.flatMap(({ messages }) => messages.map(words));
}

it('every page is valid HTML', async () => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(280);
  const faults: string[] = [];
  for (const page of pages) {
    faults.push(...page.errors.map((error) => `${page.file} ${error}`));
    faults.push(...(await findFaults(wholeText(page))).map((fault) => `${page.file} ${fault}`));
  }
  expect(faults).toEqual([]);
});
