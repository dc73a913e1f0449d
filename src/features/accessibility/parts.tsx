import COMMIT from '@generated/html/default/commit.json';
import { dateWords } from 'rental-data';
import { island } from '@site/src/lib/ui/island';
import ScrollTable from '@site/src/lib/ui/ScrollTable';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import styles from './page.module.css';
import SlashSwitch from './SlashSwitch';

export const ShortcutSwitch = island('shortcut-switch', SlashSwitch);

interface KeyProps {
  press: string;
  children: ReactNode;
}

export function Key({ children }: KeyProps): ReactNode {
  return children;
}

export function KeyGroup({ where, children }: { where: string; children: ReactNode }): ReactNode {
  const keys = Children.toArray(children).filter((child): child is ReactElement<KeyProps> =>
    isValidElement(child),
  );
  return (
    <tbody>
      {keys.map((key, index) => (
        <tr key={key.props.press}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={keys.length}>
              {where}
            </th>
          )}
          <th scope="row">
            <kbd>{key.props.press}</kbd>
          </th>
          <td>{key}</td>
        </tr>
      ))}
    </tbody>
  );
}

export function KeyTable({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <ScrollTable label={label}>
      <table className={styles.keys}>
        <thead>
          <tr>
            <th scope="col">在哪裡</th>
            <th scope="col">按鍵</th>
            <th scope="col">作用</th>
          </tr>
        </thead>
        {children}
      </table>
    </ScrollTable>
  );
}

export function ThisVersion(): ReactNode {
  if (COMMIT.day === null) return '你正在看的這一版網站。';
  return (
    <>
      你正在看的這一版網站，程式最後更新於
      <time dateTime={COMMIT.day}>{dateWords(COMMIT.day)}</time>。
    </>
  );
}
