import { describe, expect, it } from 'vitest';
import { Page } from './page';

// As the minimizer writes it: without quotes, and without the ends that the standard lets it leave out.
const TEXT =
  '<!doctype html><html lang=zh><head><meta charset=UTF-8><title data-rh=true>A &amp; B</title>' +
  '<meta name=description content="</head> <main>"></head><body><main class=x><ul><li>1<li>2</ul></main><script>a<b</script></body>';

describe('a page', () => {
  it('without changes is what it was', () => {
    expect(Page.parse(TEXT).toString()).toBe(TEXT);
  });

  it('says its title, its description and where its parts stand', () => {
    const page = Page.parse(TEXT);
    expect([page.title, page.meta('description'), page.meta('none')]).toEqual([
      'A & B',
      '</head> <main>',
      '',
    ]);
    const main = page.only('main');
    expect(TEXT.slice(main.start, main.end)).toBe('<main class=x><ul><li>1<li>2</ul></main>');
    expect(page.only('script').text).toBe('a<b');
  });

  it('takes changes at their places, in the order in which they were made', () => {
    const page = Page.parse(TEXT);
    page.appendToHead('<x>');
    page.appendToHead('<y>');
    page.setAttribute(page.only('main'), 'class', '"&<');
    page.remove(page.only('script'));
    expect(page.toString()).toBe(
      TEXT.replace('content="</head> <main>"></head>', 'content="</head> <main>"><x><y></head>')
        .replace('class=x', 'class="&quot;&amp;&lt;"')
        .replace('<script>a<b</script></body>', '</body>'),
    );
  });

  it('quotes attributes that have no quotes, but of nothing that was removed or changed already', () => {
    const page = Page.parse(TEXT);
    const [charset, description] = page.all('meta');
    if (!charset || !description) throw new Error('no <meta>');
    page.setAttribute(charset, 'charset', 'utf-16');
    page.remove(page.only('main'));
    for (const part of [...page.all('meta'), ...page.all('html'), ...page.all('main')])
      page.quoteAttributes(part);
    expect(page.toString()).toBe(
      TEXT.replace('lang=zh', 'lang="zh"')
        .replace('charset=UTF-8', 'charset="utf-16"')
        .replace('name=description', 'name="description"')
        .replace(/<main class.*<\/main>/, ''),
    );
  });

  it('keeps what is inserted where something was removed', () => {
    const page = Page.parse(TEXT);
    const title = page.only('title');
    page.remove(title);
    page.insert(title.start, '<x>');
    expect(page.toString()).toBe(TEXT.replace(/<title.*<\/title>/, '<x>'));
  });

  it('has copies with changes of their own', () => {
    const page = Page.parse(TEXT);
    page.appendToHead('<both>');
    const copy = page.copy();
    copy.appendToHead('<own>');
    expect(copy.toString()).toContain('<both><own></head>');
    expect(page.toString()).toContain('<both></head>');
  });

  it('tells which part is missing, or there twice', () => {
    expect(() => Page.parse('<p>1').only('head')).toThrow(/exactly one <head>, and this one has 0\. Fix: /);
    expect(() => Page.parse('<main></main><main></main>').only('main')).toThrow(/this one has 2/);
    expect(() => {
      const page = Page.parse(TEXT);
      page.setAttribute(page.only('main'), 'id', 'a');
    }).toThrow(/<main> has no id/);
  });
});
