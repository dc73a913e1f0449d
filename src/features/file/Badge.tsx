import catalogue from '@catalogue';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useSite from '@site/src/features/site/useSite';
import { resolveAddress, type DataSet, FILES, nameWithState, getVerdict } from 'rental-data';
import { badgeSize, badgeTexts } from 'rental-data/formats';
import { filePage } from '@site/src/lib/addresses/pages';
import Fold from '@site/src/lib/ui/Fold';
import Pre from '@site/src/lib/ui/Pre';
import type { ReactNode } from 'react';

export default function Badge({ set }: { set: DataSet }): ReactNode {
  const site = useSite();
  const { withBaseUrl } = useBaseUrlUtils();
  const { period, variant } = set;
  const name = nameWithState(getVerdict(catalogue, period, variant));
  const picture = resolveAddress(site, FILES.badge(set));
  const page = resolveAddress(site, filePage(period, variant));
  return (
    <Fold summary="貼在README或筆記本的狀態圖" className="mt5">
      <p className="mt3 mb3">
        <img
          src={withBaseUrl(FILES.badge(set))}
          alt={name}
          {...badgeSize(badgeTexts(catalogue, set))}
          loading="lazy"
        />
      </p>
      <p className="mt3 mb3">這張圖寫著這份檔案的列數能不能比較；之後記下新的品質事件，圖也跟著更新。</p>
      <p className="mt3 mb3">Markdown：</p>
      <Pre>
        <code>{`[![${name}](${picture})](${page})`}</code>
      </Pre>
      <p className="mt3 mb3">HTML：</p>
      <Pre>
        <code>{`<a href="${page}"><img src="${picture}" alt="${name}"></a>`}</code>
      </Pre>
    </Fold>
  );
}
