/** Words of the search that stand in more than one place. */
import { translate } from '@docusaurus/Translate';
import type { HitKind } from '@site/src/domain/search/types';
import { formatCount } from '@site/src/domain/format';

export const KIND_NAME: Record<HitKind, string> = {
  column: translate({ id: 'search.kind.column', message: '欄位', description: 'Kind of results: columns' }),
  document: translate({
    id: 'search.kind.document',
    message: '文件',
    description: 'Kind of results: sections of the dataset description',
  }),
  post: translate({ id: 'search.kind.post', message: '文章', description: 'Kind of results: blog posts' }),
  incident: translate({
    id: 'search.kind.incident',
    message: '品質事件',
    description: 'Kind of results: quality incidents',
  }),
  file: translate({ id: 'search.kind.file', message: '檔案', description: 'Kind of results: data files' }),
};

export const SEARCH_NAME = translate({
  id: 'search.name',
  message: '搜尋',
  description: 'Name of the search: title of its page and of the dialog',
});

export const INPUT_LABEL = translate({
  id: 'search.input',
  message: '搜尋欄位、期別、文章',
  description: 'Name of the input of the search',
});

export const HINT = translate({
  id: 'search.hint',
  message: '找欄位、期別、文章',
  description: 'Inside the empty search box: what can be found',
});

/** Announced by screen readers: how many results there are, or that there are none. */
export function foundWords(count: number, query: string): string {
  return count > 0
    ? translate(
        {
          id: 'search.found',
          message: '找到{count}筆',
          description: 'Number of search results',
        },
        { count: formatCount(count) },
      )
    : translate(
        { id: 'search.none', message: '找不到「{query}」', description: 'Nothing was found for a query' },
        { query },
      );
}
