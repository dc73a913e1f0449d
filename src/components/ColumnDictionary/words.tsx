/** What the dictionary says of a column, in words. */
import Translate, { translate } from '@docusaurus/Translate';
import type { DictionaryColumnProp, SourceProp } from '@site/plugins/catalogue/client';
import ColumnRefs from '@site/src/components/ColumnRefs';
import { TYPE_NAME, VARIANT_NAME } from '@site/src/domain/words';
import { variantSpans } from '@site/src/components/Lifeline/life';
import { spanWords } from '@site/src/components/Lifeline/words';
import type { ColumnState, Variant } from '@site/src/domain/catalogue/types';
import type { ReactNode } from 'react';

const SEPARATOR = translate({
  id: 'list.separator',
  message: '、',
  description: 'Between the items of a short list',
});

/** What a column of the de-duplication key is called. */
export const DEDUP_NAME = translate({
  id: 'dictionary.term.dedup',
  message: '比對欄位',
  description: 'Fact of a column, and the label of a column: part of the de-duplication key',
});

/** Names of variants in a row. */
export const variantWords = (variants: readonly Variant[]): string =>
  variants.map((v) => VARIANT_NAME[v]).join(SEPARATOR);

/** The life of a column over the versions, e.g. 原始資料每個版本都有，消除重複住宅版本0.1起. */
export function lifeWords(life: string, versions: readonly string[]): string {
  return variantSpans(life, versions)
    .map(({ variants, span }) =>
      translate(
        {
          id: 'dictionary.life',
          message: '{variants}{span}',
          description: 'Variants and the dataset versions in which they have a column',
        },
        { variants: variantWords(variants), span: spanWords(span) },
      ),
    )
    .join(translate({ id: 'dictionary.also', message: '，', description: 'Between two lives of a column' }));
}

/** Type and unit, e.g. 整數，元／月. */
export function typeWords({ type, unit }: Pick<DictionaryColumnProp, 'type' | 'unit'>): string {
  if (!unit) return TYPE_NAME[type];
  return translate(
    { id: 'dictionary.type', message: '{type}，{unit}', description: 'Type and unit of a column' },
    { type: TYPE_NAME[type], unit },
  );
}

/** Where the values come from. */
export function Source({ source }: { source: SourceProp | undefined }): ReactNode {
  const columns = <ColumnRefs columns={source?.of ?? []} />;
  switch (source?.from) {
    case 'page':
      return source.part === undefined ? (
        <Translate id="dictionary.source.somewhere" description="Source of a column: some part of the page">
          591的物件頁，沒有寫明是哪個部分
        </Translate>
      ) : (
        <Translate
          id="dictionary.source.page"
          description="Source of a column: a part of the page of a listing"
          values={{ part: source.part }}
        >
          {'591的物件頁：{part}'}
        </Translate>
      );
    case 'list':
      return (
        <Translate
          id="dictionary.source.list"
          description="Source of a column: a part of the lists of listings"
          values={{ part: source.part }}
        >
          {'591的列表頁：{part}'}
        </Translate>
      );
    case 'recorded':
      return (
        <Translate id="dictionary.source.recorded" description="Source of a column: this dataset">
          頁面上沒有，由本資料集記錄
        </Translate>
      );
    case 'computed':
      return (
        <Translate
          id="dictionary.source.computed"
          description="Source of a column: computed from other columns, which are links"
          values={{ columns }}
        >
          {'由{columns}算出來'}
        </Translate>
      );
    case 'merged':
      return source.of ? (
        <Translate
          id="dictionary.source.merged"
          description="Source of a column: a value of the merged listings; {columns} are links"
          values={{ columns }}
        >
          {'合併刊登時由{columns}得來'}
        </Translate>
      ) : (
        <Translate id="dictionary.source.counted" description="Source of a column: merging itself">
          合併刊登時計數
        </Translate>
      );
    case undefined:
      return (
        <Translate id="dictionary.source.none" description="Nobody wrote down the source of a column">
          沒有紀錄
        </Translate>
      );
  }
}

/** Life-cycle states other than stable, which says nothing. */
export const STATE_NAME: Record<Exclude<ColumnState, 'stable'>, string> = {
  experimental: translate({
    id: 'dictionary.state.experimental',
    message: '實驗中，可能會變',
    description: 'Life-cycle state of a column',
  }),
  'deprecated-soon': translate({
    id: 'dictionary.state.deprecatedSoon',
    message: '即將停用',
    description: 'Life-cycle state of a column',
  }),
  deprecated: translate({
    id: 'dictionary.state.deprecated',
    message: '已停用',
    description: 'Life-cycle state of a column',
  }),
};
