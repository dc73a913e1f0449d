import { island } from '@site/src/lib/ui/island';
import { useEffect, useRef, type ReactNode } from 'react';
import { fillList } from './fill';

/** Says nothing until the pages are known, and nothing without scripts. */
function List(): ReactNode {
  const ref = useRef<HTMLElement>(null);
  // While the site is edited React draws all of a page.
  useEffect(() => {
    const box = ref.current?.parentElement;
    if (box) void fillList(box);
  }, []);
  return (
    <section ref={ref} className="stack mt6" aria-labelledby="kept-pages" data-at-rest="" hidden>
      <h2 id="kept-pages" className="t20">
        離線也能讀的頁面
      </h2>
      <p className="mute">這台裝置還沒有存下頁面。連上網路時看過的頁面會自動存一份，之後離線也能讀。</p>
      <ul className="ruled" />
    </section>
  );
}

export default island('kept-pages', List);
