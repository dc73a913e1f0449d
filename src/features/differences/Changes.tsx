import Link from '@docusaurus/Link';
import Fold from '@site/src/lib/ui/Fold';
import { dictionaryColumn } from '@site/src/lib/addresses/pages';
import { type ColumnPlace, type DescribedChange, FORMAT_NAME, VARIANT_NAME } from 'rental-data';
import CodeBlocks from '@site/src/features/differences/CodeBlocks';
import { Fragment, type ReactNode } from 'react';
import styles from './page.module.css';

/** With more columns than this, the list is folded under a line with their number. */
const LISTED = 3;

function Columns({ columns }: { columns: readonly ColumnPlace[] }): ReactNode {
  return columns.map(({ header, anchor }, i) => (
    <Fragment key={header}>
      {i > 0 && '、'}
      {anchor === undefined ? header : <Link to={dictionaryColumn(anchor)}>{header}</Link>}
    </Fragment>
  ));
}

function Name({ change }: { change: DescribedChange }): ReactNode {
  const { before, after, concerned, values, variant, format } = change;
  if (values) return values.join(' → ');
  if (concerned) return <Columns columns={concerned} />;
  if (before && after && change.kind !== 'column-changed') {
    return (
      <>
        <Columns columns={before} /> → <Columns columns={after} />
      </>
    );
  }
  const columns = after ?? before;
  if (columns) return <Columns columns={columns} />;
  if (format) return FORMAT_NAME[format];
  // The one change of a variant's rows that names no columns.
  return VARIANT_NAME[change.kind === 'filter-changed' ? 'deduplicated' : (variant ?? 'raw')];
}

function Descriptions({ change: { before = [], after = [], kind } }: { change: DescribedChange }): ReactNode {
  // A changed meaning already quotes both descriptions.
  if (kind === 'column-changed') return null;
  return [...before, ...after].map(({ header, version, description }) => (
    <p key={header} className="mute">
      版本{version}的「{header}」：{description}
    </p>
  ));
}

function Item({ change }: { change: DescribedChange }): ReactNode {
  const { kind, name, action, actionName, what, task, concerned, values, snippets } = change;
  return (
    <li className={styles.change} data-change={kind} data-action={action}>
      <div>
        <p className="small mute">{name}</p>
        <h3>
          <Name change={change} />
        </h3>
      </div>
      <div className="small stack">
        <p>{what}</p>
        <Descriptions change={change} />
        {values && concerned && concerned.length > LISTED && (
          <Fold summary={`這${String(concerned.length)}欄都是`}>
            <Columns columns={concerned} />
          </Fold>
        )}
      </div>
      <div className="small stack">
        <p>
          <b>程式：{actionName}</b>
        </p>
        <p>{task}</p>
        <CodeBlocks snippets={snippets} />
      </div>
    </li>
  );
}

export default function Changes({ changes }: { changes: readonly DescribedChange[] }): ReactNode {
  return (
    <ul>
      {changes.map((change, i) => (
        <Item key={i} change={change} />
      ))}
    </ul>
  );
}
