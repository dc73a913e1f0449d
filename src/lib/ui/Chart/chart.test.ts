// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { collectFacts, formatCsv, readTable } from './answer';

const MONTHS = `<table><thead><tr><th>月</th><th>原始資料</th><th>消除重複住宅</th><th>狀態</th></tr></thead><tbody>
  <tr><th>2024年1月</th><td>1,200</td><td>800</td><td><span data-period="2024-01" data-verdict="partial"><i>列數有缺漏</i></span></td></tr>
  <tr><th>2024年2月</th><td></td><td></td><td><span data-period="2024-02" data-verdict="absent">沒有發布</span><span>事件7</span></td></tr>
</tbody></table>`;

describe('the file of a chart', () => {
  it('says what it is of, where it is from, and what the figures are worth, before them', () => {
    document.title = '名稱 | 網站';
    document.body.innerHTML = `${MONTHS}<p data-note>縱軸從0起。</p><ol data-note><li><b>7</b><span>嚴重</span><a>收錄中斷</a></li></ol>`;
    const points = readTable(document.querySelector('table') as Element);
    expect(points.map(({ key }) => key)).toEqual(['2024-01', undefined]);
    const chart = { title: '每月/列數', unit: '列', each: '月', points };
    const facts = collectFacts(document.body, chart, '2026-11-05');
    expect(facts.name).toBe('每月_列數-2026-11-05');
    expect(formatCsv(chart, facts)).toBe(
      [
        '\ufeff# 每月/列數',
        '# 2024年1月到2024年2月；原始資料、消除重複住宅；單位：列。',
        '# 縱軸從0起。',
        '# 7　嚴重　收錄中斷',
        `# 來源：網站，${window.location.origin}${window.location.pathname}；2026年11月5日存檔。`,
        '月,原始資料,消除重複住宅,狀態',
        '2024年1月,1200,800,列數有缺漏',
        '2024年2月,,,沒有發布，事件7',
        '',
      ].join('\r\n'),
    );
  });
});
