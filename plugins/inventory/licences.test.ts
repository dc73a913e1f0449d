import path from 'node:path';
import { readNotices } from 'html-first/inventory';
import { describe, expect, it } from 'vitest';
import { KNOWN_LICENCES, toLicenceList } from './licences';

const ROOT = process.cwd();

describe('the list of licences', () => {
  it('holds every package with its text, and what packages hold of others', async () => {
    const files = ['react/index.js', 'isarray/index.js', '@giscus/react/dist/index.js'].map((file) =>
      path.join(ROOT, 'node_modules', file),
    );
    const notices = await readNotices(files, ROOT, KNOWN_LICENCES);
    const findNotice = (title: string) => notices.find((notice) => notice.title.startsWith(title));
    for (const listed of ['react ', 'isarray ', 'giscus ', 'lit ', 'lit-html ', '@lit/reactive-element '])
      expect(findNotice(listed), listed).toBeDefined();
    const list = toLicenceList(notices, '測試');
    for (const { title, text } of notices) {
      expect(list).toContain(`- ${title}（`);
      expect(list).toContain(text);
    }
  });

  it('says things of the same text once', () => {
    const same = { licence: 'X', owners: '', text: 'the text' };
    const list = toLicenceList(
      [
        { title: 'a 1', ...same },
        { title: 'b 2', ...same, owners: 'of B' },
      ],
      '測試',
    );
    expect(list.split('the text')).toHaveLength(2);
    expect(list).toContain('a 1\nb 2\nof B\n\nthe text');
  });
});
