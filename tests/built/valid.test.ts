import { HtmlValidate, StaticConfigLoader, type Message, type ResolvedConfig } from 'html-validate/node';
import { firstAndSome } from 'rental-data/testing/full';
import { expect, it } from 'vitest';
import { isKind } from '../routes';
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
  const faults = pages.flatMap(({ file, errors }) => errors.map((error) => `${file} ${error}`));
  // The validator takes half a minute for all of them. What a template writes wrongly is wrong on the page that stands for its kind.
  const [likeOthers = [], kinds = []] = [false, true].map((isOne) =>
    pages.filter(({ file }) => isKind(decodeURI(`/${file.replace('index.html', '')}`)) === isOne),
  );
  for (const page of [...kinds, ...firstAndSome(likeOthers, 20, ({ file }) => file)]) {
    faults.push(...(await findFaults(wholeText(page))).map((fault) => `${page.file} ${fault}`));
  }
  expect(faults).toEqual([]);
});
