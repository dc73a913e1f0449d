import type { JudgedFile, RentFile } from 'rental-data/statistics';
import { reloadIfReplaced } from 'html-first/client';
import type { Filter } from 'rental-files';
import { useCallback, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { keepsHomes, type Reader } from 'rental-files/session';
import { useAnswer } from './useAnswer';
import type { Sets } from './useSets';

type FileRents = ComponentType<{
  files: readonly JudgedFile[];
  whole: readonly JudgedFile[];
  note: ReactNode;
}>;

const load = async (): Promise<FileRents> => (await import('@site/src/features/areas/FileRents')).default;

const UNIT = {
  raw: '一列是一則刊登，同一戶可能有好幾則',
  deduplicated: '一列是一戶',
} as const;

interface Props {
  rents: RentFile;
  sets: Sets;
  filters: readonly Filter[];
  /** the filters in words */
  conditions: string;
  /** have the rows been counted? Rents wait for the answer that readers look at */
  ready: boolean;
  reader: Reader;
}

/** The answer to the first question of most readers: rents by area, of the rows that pass the filters. Its code comes once there is a file. */
export default function ByArea({
  rents,
  sets: { sets, unread },
  filters,
  conditions,
  ready,
  reader,
}: Props): ReactNode {
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
  const isWhole = keepsHomes(filters);
  const ask = useCallback(
    async () => (isWhole ? {} : { areas: await reader.rents(filters), conditions }),
    [reader, isWhole, filters, conditions],
  );
  // Until the next answer the last one stays, with the conditions that it is of.
  const { value: cut, error } = useAnswer(ready ? ask : null);
  const whole = useMemo(() => [{ ...rents, verdict }], [rents, verdict]);
  const files = useMemo(() => whole.map((file) => ({ ...file, ...cut })), [whole, cut]);
  // Whether the figures may be used is told with them.
  const isJudged = !rents.isPublished || sets.length + unread.length > 0;
  if (isFailed) return <p role="alert">各縣市的租金沒有載入。請重新整理這一頁，再打開一次檔案。</p>;
  if (!loaded || !isJudged) return null;
  return (
    <section className="part" aria-labelledby="answer">
      <loaded.Part
        files={files}
        whole={whole}
        note={
          <p className="small">
            {`${UNIT[rents.variant]}。${cut?.conditions === undefined ? '地圖和表格跟著下面的條件變。' : `只算符合條件的列：${cut.conditions}。`}`}
            {error}
          </p>
        }
      />
    </section>
  );
}
