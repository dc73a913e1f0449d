import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { FILES } from '@site/src/domain/addresses/files';
import type { SetDocument } from '@site/src/domain/export/schemas';
import { USABILITY_STATES, type UsabilityState } from '@site/src/domain/usability/types';
import type { ReadFile } from '@site/src/open/opened';
import { useEffect, useMemo, useState } from 'react';

/** The published documents of the sets that are open; without a connection the page does without them. */
export function useSets(files: readonly ReadFile[]): readonly SetDocument[] {
  const { withBaseUrl } = useBaseUrlUtils();
  const [sets, setSets] = useState<readonly SetDocument[]>([]);
  useEffect(() => {
    let wanted = true;
    const known = files.flatMap(({ period, variant, published }) =>
      period !== undefined && published ? [withBaseUrl(FILES.set({ period, variant }))] : [],
    );
    const fetchSet = async (url: string): Promise<SetDocument[]> => {
      const response = await fetch(url);
      return response.ok ? [(await response.json()) as SetDocument] : [];
    };
    Promise.all(known.map((url) => fetchSet(url).catch(() => []))).then(
      (found) => {
        if (wanted) setSets(found.flat());
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [files, withBaseUrl]);
  return sets;
}

export interface ColumnCare {
  state: UsabilityState;
  why: string[];
}

/** The worst state of each column in the open sets, with its reasons. */
export const useCare = (sets: readonly SetDocument[]): ReadonlyMap<string, ColumnCare> =>
  useMemo(() => {
    const care = new Map<string, ColumnCare>();
    for (const { columns } of sets)
      for (const { header, state, why } of columns) {
        const known = care.get(header);
        const worse = !known || USABILITY_STATES.indexOf(state) > USABILITY_STATES.indexOf(known.state);
        care.set(header, {
          state: worse ? state : known.state,
          why: [...new Set([...(known?.why ?? []), ...why])],
        });
      }
    return care;
  }, [sets]);
