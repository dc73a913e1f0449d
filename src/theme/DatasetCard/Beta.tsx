import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function Beta(): ReactNode {
  return <span className={styles.beta}>測試版格式</span>;
}

/** Explains `Beta`; place it near every use. */
export function BetaNote(): ReactNode {
  return (
    <p className="small mute">
      標示
      <Beta />
      的期別，發布時標為測試版；代表什麼，沒有紀錄。
    </p>
  );
}
