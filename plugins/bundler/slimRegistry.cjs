/**
 * A loader that takes out of Docusaurus' registry of modules (`@generated/registry`) what only its server asks for: beside
 * the function that loads a module, each entry names it twice, for the list of what a prerendered page has used. Every page
 * of the docs and every post has an entry, and every page loads the registry.
 *
 * Rests on how Docusaurus writes `registry.js` (server/codegen/codegenRoutes); what does not look as expected is an error.
 */
const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;
const ENTRY = new RegExp(
  String.raw`^( *${TEXT}: \[\(\) => import\([^\n]*? ${TEXT}\)), ${TEXT}, require\.resolveWeak\(${TEXT}\)\]`,
  'gm',
);

/** @param {string} source text of registry.js */
const slim = (source) => {
  const entries = source.split('\n').filter((line) => /^ *"/.test(line)).length;
  let found = 0;
  const slimmed = source.replace(ENTRY, (_, kept) => {
    found += 1;
    return `${kept}]`;
  });
  if (entries === 0 || found !== entries) {
    throw new Error(
      `plugins/bundler：registry.js有${entries}項，只認得${found}項。修正：對照新版Docusaurus產生的registry.js，更新slimRegistry.cjs。`,
    );
  }
  return slimmed;
};

module.exports = slim;
