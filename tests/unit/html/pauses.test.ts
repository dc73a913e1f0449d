import { expect, it } from 'vitest';
import { breakHeadings } from '../../../plugins/html/pauses';

it.each([
  ['<h2 id=a>缺的物件，補回了嗎？</h2>', '<h2 id=a>缺的物件，<wbr>補回了嗎？</h2>'],
  ['<h1><b>一，</b>二</h1>', '<h1><b>一，<wbr></b>二</h1>'],
  // Not before what may not begin a line, and not in attributes.
  ['<h3>「一，」二</h3>', '<h3>「一，」二</h3>'],
  ['<h4>一<a href=#a aria-label="到，那裡"></a></h4>', '<h4>一<a href=#a aria-label="到，那裡"></a></h4>'],
  ['<h2>一，二</h2><p>三，四</p>', '<h2>一，<wbr>二</h2><p>三，四</p>'],
  ['<header>一，二</header>', '<header>一，二</header>'],
])('%s', (html, broken) => {
  expect(breakHeadings(html)).toBe(broken);
});
