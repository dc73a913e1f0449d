import catalogue from '@catalogue';
import { island } from '@site/src/lib/ui/island';
import useSite from '@site/src/features/site/useSite';
import { CITATION_FORMATS, type DataSet, datasetReference, FILES, setReference } from 'rental-data';
import type { ReactNode } from 'react';
import Box from './Box';

const Island = island('citation-box', Box);

export default function CitationBox({ set }: { set?: DataSet }): ReactNode {
  const site = useSite();
  const reference = set ? setReference(catalogue, set, site) : datasetReference(catalogue, site);
  const files = CITATION_FORMATS.map((format) => ({ format, path: `/${FILES.cite(format, set)}` }));
  return (
    <>
      <p className="smallLoose mute mb3">
        CC0不要求註明出處。寫下期別、內容與版本，讀者才找得到同一份檔案，也查得到它的已知問題。
      </p>
      <Island data={{ ...reference, files }} />
    </>
  );
}
