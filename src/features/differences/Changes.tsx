import Link from '@docusaurus/Link';
import Fold from '@site/src/lib/ui/Fold';
import { dictionaryColumn } from '@site/src/lib/addresses/pages';
import { FORMAT_NAME, VARIANT_NAME } from 'rental-data';
import CodeBlocks from '@site/src/features/differences/CodeBlocks';
import { Fragment, type ReactNode } from 'react';
import type { Change, ColumnPlace } from './build';
import styles from './page.module.css';
import { ACTION_NAME, KIND_NAME } from './words';

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

function Name({ change }: { change: Change }): ReactNode {
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

function Descriptions({ change: { before = [], after = [], kind } }: { change: Change }): ReactNode {
  // A changed meaning already quotes both descriptions.
  if (kind === 'column-changed') return null;
  return [...before, ...after].map(({ header, version, description }) => (
    <p key={header} className="mute">
      版本{version}的「{header}」：{description}
    </p>
  ));
}

function Item({ change }: { change: Change }): ReactNode {
  const { kind, action, what, task, before, after, concerned, values, snippets } = change;
  const regrouped = kind === 'column-replaced' && (before?.length !== 1 || after?.length !== 1);
  return (
    <li className={styles.change} data-change={kind} data-action={action}>
      <div>
        <p className="small mute">{KIND_NAME[regrouped ? 'column-regrouped' : kind]}</p>
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
          <b>程式：{ACTION_NAME[action]}</b>
        </p>
        <p>{task}</p>
        <CodeBlocks snippets={snippets} />
      </div>
    </li>
  );
}

export default function Changes({ changes }: { changes: readonly Change[] }): ReactNode {
  return (
    <ul>
      {changes.map((change, i) => (
        <Item key={i} change={change} />
      ))}
    </ul>
  );
}
