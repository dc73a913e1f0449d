import Link from '@docusaurus/Link';
import Glass from '@site/src/features/search/SearchBox/Glass';
import { MAX_QUERY } from '@site/src/features/search/SearchResults/address';
import { COLUMN_GROUPS, GROUP_NAME, TYPE_NAME, VARIANT_NAME, VARIANTS } from 'rental-data';
import { COLUMN_FIELDS as FIELDS } from 'rental-search';
import { PAGES } from '@site/src/lib/addresses/pages';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { TOGGLE_WORDS } from './list';
import { startColumnFilter, statusWords, type FilterProps } from './start';
import styles from './filter.module.css';

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly (readonly [value: string, word: string])[];
}

function Choice({ name, label, options }: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice}>
      <span className="block tiny">{label}</span>
      <select name={name}>
        <option value="">{'全部'}</option>
        {options.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}

function Check({ name, label }: Pick<ChoiceProps, 'name' | 'label'>): ReactNode {
  return (
    <label className={styles.check}>
      <input type="checkbox" name={name} value="1" />
      {label}
    </label>
  );
}

/**
 * The form, as it is served; start.ts lets it answer: typing filters at once, and submitting moves on to the columns. Without
 * scripts it is not shown.
 */
export default function Filter({ columns, versions }: FilterProps): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // Only while the site is edited: there React draws pages in browsers, and wakes no island.
  useEffect(() => {
    const island = box.current?.closest<HTMLElement>('[data-island]');
    return island ? startColumnFilter(island, () => undefined) : undefined;
  }, []);
  const types = [...new Set(columns.map(({ type }) => type))];
  const label = '篩選欄位';
  return (
    <div ref={box} className="noPrint scripted">
      <form id={id} role="search" aria-label={label} className={styles.form}>
        <label className={styles.text}>
          <Glass />
          <span className="vh">{label}</span>
          <input
            type="search"
            name={FIELDS.text}
            placeholder="欄名、英文鍵、說明或代碼名稱"
            maxLength={MAX_QUERY}
            autoComplete="off"
          />
        </label>
        <div className={styles.fields}>
          <Choice
            name={FIELDS.group}
            label="類別"
            options={COLUMN_GROUPS.map((group) => [group, GROUP_NAME[group]])}
          />
          <Choice name={FIELDS.type} label="型別" options={types.map((type) => [type, TYPE_NAME[type]])} />
          <Choice
            name={FIELDS.variant}
            label="內容"
            options={VARIANTS.map((variant) => [variant, VARIANT_NAME[variant]])}
          />
          <Choice
            name={FIELDS.version}
            label="資料集版本"
            options={[...versions].reverse().map((version) => [version, version])}
          />
          <Check name={FIELDS.key} label="只看比對欄位" />
          <Check name={FIELDS.incidents} label="只看有品質事件的" />
        </div>
      </form>
      <div className={styles.foot}>
        <p role="status" tabIndex={-1}>
          {statusWords(columns.length, columns.length, false)}
        </p>
        <button type="submit" form={id} className={styles.button} hidden data-asked="">
          套用
        </button>
        <button
          type="button"
          className={styles.button}
          hidden
          data-asked="clear"
          aria-label="清除所有篩選條件"
        >
          清除
        </button>
        <button type="button" className={styles.button} data-action="toggle">
          {TOGGLE_WORDS.open}
        </button>
      </div>
      <p hidden data-nothing>
        沒有欄位符合這些條件。少選一項，或<Link to={PAGES.search}>搜尋整個網站</Link>。
      </p>
    </div>
  );
}
