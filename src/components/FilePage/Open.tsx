import Translate, { translate } from '@docusaurus/Translate';
import type { FilePageProp } from '@site/plugins/catalogue/client';
import { FOLDER, readers, takeOne } from '@site/src/components/DownloadTable/snippets';
import Pre from '@site/src/components/Pre';
import SectionHead from '@site/src/components/SectionHead';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** How to fetch and read the file. */
export default function Open({ data }: { data: FilePageProp }): ReactNode {
  const { period, csv } = data;
  const file = data.files.find(({ format }) => format === 'csv');
  if (!file) return null;
  const snippets = [
    { tool: 'curl', code: takeOne(file.url, `${period}-${data.variant}.zip`) },
    ...(csv === undefined ? [] : readers(`${FOLDER}/${csv}`)),
  ];
  return (
    <section className={styles.section} aria-labelledby="open">
      <SectionHead
        id="open"
        title={translate({ id: 'file.open', message: '打開它', description: 'Title: how to read the file' })}
      >
        <p>
          {csv === undefined ? (
            <Translate id="file.open.unknown" description="How to read a file of dataset version 0.0">
              這是最早的格式，ZIP裡的檔名沒有留下紀錄，解壓後才看得到。缺值寫成「-」，讀檔時要先宣告。
            </Translate>
          ) : (
            <Translate
              id="file.open.lead"
              description="How to read the file; {csv} is its name inside the ZIP"
              values={{ csv: <code>{`${FOLDER}/${csv}`}</code> }}
            >
              {'ZIP裡的{csv}是UTF-8。缺值寫成「-」，讀檔時要先宣告，不然數字欄會被當成文字。'}
            </Translate>
          )}
        </p>
      </SectionHead>
      <div className={styles.tools}>
        {snippets.map(({ tool, code }) => (
          <figure key={tool}>
            <figcaption lang="en">{tool}</figcaption>
            <Pre className={styles.code}>
              <code>{code}</code>
            </Pre>
          </figure>
        ))}
      </div>
    </section>
  );
}
