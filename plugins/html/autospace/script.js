/*
 * Stands before the content of every page, the same text in each, so that one hash allows it. Gaps between Chinese and Latin are
 * switched on only where the browser draws them rightly: some draw a digit over the next one. The boxes of the letters are
 * right there too, so that only pixels tell.
 *
 * A canvas that knows gaps draws a sign beside a digit. The same two are then erased, each where its box is; nothing may be left.
 */
(() => {
  const root = document.documentElement;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return;
  root.dataset.autospace = '';
  // It has the page's styles only while it stands in the page.
  root.append(canvas);
  pen.font = '80px ' + getComputedStyle(root).getPropertyValue('--sans');
  const measureWidth = (/** @type {string} */ text) => pen.measureText(text).width;
  const left = measureWidth('國1') - measureWidth('1');
  if (left > measureWidth('國')) {
    pen.fillText('國1', 0, 100);
    pen.globalCompositeOperation = 'destination-out';
    // Somewhat wider than the signs: their edges may fall on other pixels.
    pen.lineWidth = 4;
    for (const draw of /** @type {const} */ (['fillText', 'strokeText'])) {
      pen[draw]('國', 0, 100);
      pen[draw]('1', left, 100);
    }
    // Where the two stood, and no more: looking through the whole canvas took a tenth of the page's scripts.
    if (pen.getImageData(0, 20, left + 60, 100).data.some((value) => value > 99))
      delete root.dataset.autospace;
  }
  canvas.remove();
})();
