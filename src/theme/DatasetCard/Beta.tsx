import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function Beta(): ReactNode {
  return <span className={styles.beta}>測試版格式</span>;
}

/** Explains `Beta`; place it near every use. */
export function BetaNote(): ReactNode {
  return (
    <p className="small mute">
      版本旁邊標示
      <Beta />
      的期別，發布時標為測試版；標示代表什麼，沒有其他紀錄。
    </p>
  );
}
