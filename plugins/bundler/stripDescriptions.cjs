/**
 * A loader that takes the notes for translators out of what browsers load: `description` of translate({…}) and <Translate>
 * is read when texts are collected, never when a page runs. What is not written in the usual way stays as it is.
 */
const TEXT = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const OF_FUNCTION = new RegExp(
  String.raw`(\bmessage:\s*(?:${TEXT}|\`[^\`]*\`)\s*,)\s*description:\s*${TEXT}\s*,?`,
  'g',
);
const OF_ELEMENT = /(<Translate\b[^<>]*?)\s+description="[^"]*"/g;

/** @param {string} source text of a module */
const strip = (source) => source.replace(OF_FUNCTION, '$1').replace(OF_ELEMENT, '$1');

module.exports = strip;
