import Translate, { translate } from '@docusaurus/Translate';
import type { VersionFactsProp } from '@site/plugins/catalogue/client';
import { FORMAT_NAME } from '@site/src/domain/words';
import type { Format } from '@site/src/domain/catalogue/types';
import type { ReactNode } from 'react';

type Props = Pick<VersionFactsProp, 'formats' | 'unpublishedFormats'>;

const SEPARATOR = translate({
  id: 'list.separator',
  message: '、',
  description: 'Between the items of a short list',
});

const names = (formats: readonly Format[]) => formats.map((format) => FORMAT_NAME[format]).join(SEPARATOR);

/** The formats in which files of a version were published. Those that it only defines are told as such. */
export default function Formats({ formats, unpublishedFormats = [] }: Props): ReactNode {
  if (unpublishedFormats.length === 0) return names(formats);
  return (
    <Translate
      id="versionFacts.formatsWithUnpublished"
      description="Formats in which files were published, and those that the version defines without any file; e.g. CSV, JSON"
      values={{ formats: names(formats), unpublished: names(unpublishedFormats) }}
    >
      {'{formats}（{unpublished}訂在格式裡，但沒有發布過）'}
    </Translate>
  );
}
