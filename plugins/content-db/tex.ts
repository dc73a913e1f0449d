/** Formulas in words: enough of TeX to search for and to read aloud, not to typeset. Pure. */

/** Commands that stand for a character. */
const SYMBOLS: Record<string, string> = {
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  in: '∈',
  notin: '∉',
  sum: '∑',
  prod: '∏',
  infty: '∞',
  to: '→',
  rightarrow: '→',
  lceil: '⌈',
  rceil: '⌉',
  lfloor: '⌊',
  rfloor: '⌋',
  mid: '|',
  vert: '|',
  quad: ' ',
  qquad: ' ',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  mu: 'μ',
  sigma: 'σ',
  Delta: 'Δ',
  Sigma: 'Σ',
};
/** Commands that only say how large or in which style something is drawn. */
const DRAWING = new Set(
  'left right big Big bigl bigr Bigl Bigr bigg Bigg biggl biggr displaystyle textstyle limits'.split(' '),
);
/** Commands whose argument is what is read. */
const WRAPPERS = new Set(
  'text mathrm mathbf mathit mathsf operatorname textbf textit boxed tilde vec underline'.split(' '),
);
/** Commands that put a mark over a letter: the combining character. */
const ACCENTS: Record<string, string> = { hat: '\u0302', bar: '\u0304', overline: '\u0304' };
const FRACTIONS = new Set(['frac', 'tfrac', 'dfrac']);
/** Spacing and line commands of one character. */
const SPACES = new Set([',', ';', ':', ' ', '\\', '~']);

/** Reads TeX from left to right. */
class Reader {
  private at = 0;
  constructor(private readonly tex: string) {}

  /** Everything up to the end, or up to the bracket that closes the group. */
  sequence(): string {
    let out = '';
    while (this.at < this.tex.length && this.tex[this.at] !== '}') out += this.item();
    return out;
  }

  private group(): string {
    this.at++;
    const inside = this.sequence();
    this.at++;
    return inside;
  }

  private argument(): string {
    while (this.tex[this.at] === ' ') this.at++;
    if (this.at >= this.tex.length || this.tex[this.at] === '}') return '';
    return this.item();
  }

  private item(): string {
    const character = this.tex[this.at] as string;
    if (character === '{') return this.group();
    if (character === '\\') return this.command();
    this.at++;
    // An alignment mark is no word; a single star after a command is part of its name.
    return character === '&' ? ' ' : character;
  }

  private command(): string {
    const [, name = ''] = /^\\([A-Za-z]+\*?|[\s\S]?)/.exec(this.tex.slice(this.at)) ?? [];
    this.at += 1 + name.length;
    const word = name.replace(/\*$/, '');
    if (/^[A-Za-z]/.test(word)) while (this.tex[this.at] === ' ') this.at++;
    if (word === 'begin' || word === 'end') {
      this.argument();
      return ' ';
    }
    if (FRACTIONS.has(word)) {
      const [above, below] = [this.argument().trim(), this.argument().trim()];
      return `${enclosed(above)}/${enclosed(below)}`;
    }
    if (word === 'sqrt') return `√${enclosed(this.argument().trim())}`;
    if (WRAPPERS.has(word)) return this.argument();
    const accent = ACCENTS[word];
    if (accent !== undefined) return `${this.argument()}${accent}`.normalize('NFC');
    if (SPACES.has(word)) return ' ';
    if (word === '!') return '';
    if (DRAWING.has(word)) return '';
    // Names of functions such as \max are read as they are; so is an escaped character such as \%.
    const symbol = SYMBOLS[word];
    if (symbol !== undefined) return /[⌈⌉⌊⌋|\p{L}]/u.test(symbol) ? symbol : ` ${symbol} `;
    return /^[A-Za-z]/.test(word) ? ` ${word} ` : word;
  }
}

/** Brackets around what would otherwise be read wrongly: a sum or a product above or below a line. */
const enclosed = (text: string): string => (/[\s+\-×÷]/u.test(text) ? `(${text})` : text);

/**
 * A formula as a line of text: `\frac{Y_m}{M_m} \times 100\%` → `Y_m/M_m × 100%`.
 * What it does not know it reads by its name; it never fails, since the page shows the formula itself.
 */
export function texWords(tex: string): string {
  return new Reader(tex)
    .sequence()
    .replace(/\s+/g, ' ')
    .replace(/(?<=[⌈⌊]) | (?=[⌉⌋])/g, '')
    .trim();
}
