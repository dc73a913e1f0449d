import type { JudgedFile, RentFile } from '@site/src/features/areas/rentFigures';
import { reloadIfReplaced } from 'html-first/client';
import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { Sets } from './useSets';

type FileRents = ComponentType<{ files: readonly JudgedFile[]; note: ReactNode }>;

const load = async (): Promise<FileRents> => (await import('@site/src/features/areas/FileRents')).default;

const UNIT = {
  raw: '一列是一則刊登，同一戶可能有好幾則',
  deduplicated: '一列是一戶',
} as const;

/** The answer to the first question of most readers: rents by area, of the whole file. Its code comes once there is a file. */
export default function ByArea({
  rents,
  sets: { sets, unread },
}: {
  rents: RentFile;
  sets: Sets;
}): ReactNode {
  const [loaded, setLoaded] = useState<{ Part: FileRents }>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    load().then(
      (Part) => setLoaded({ Part }),
      () => {
        setFailed(true);
        void reloadIfReplaced();
      },
    );
  }, []);
  const verdict = sets[0]?.verdict;
  const files = useMemo(() => [{ ...rents, verdict }], [rents, verdict]);
  // Whether the figures may be used is told with them.
  const isJudged = !rents.isPublished || sets.length + unread.length > 0;
  if (isFailed) return <p role="alert">各縣市的租金沒有載入。請重新整理這一頁，再打開一次檔案。</p>;
  if (!loaded || !isJudged) return null;
  return (
    <section className="part" aria-labelledby="answer">
      <loaded.Part
        files={files}
        note={<p className="small">{`${UNIT[rents.variant]}；這裡算整份檔案，不隨下面的條件改變。`}</p>}
      />
    </section>
  );
}
