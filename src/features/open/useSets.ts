import { FILES, type SetDocument } from 'rental-data';
import { contentAddress } from '@site/src/lib/browser/contentAddress';
import { fetchSet } from '@site/src/features/open/fetched';
import type { ReadFile } from 'rental-files/session';
import { useCallback } from 'react';
import { useAnswer } from './useAnswer';

export interface Sets {
  sets: readonly SetDocument[];
  unread: readonly Pick<SetDocument, 'period' | 'variant'>[];
}

const NONE: Sets = { sets: [], unread: [] };

/** Fetches what is published of the open sets; figures can be made without it. */
export function useSets(files: readonly ReadFile[]): Sets {
  const ask = useCallback(async (): Promise<Sets> => {
    const known = files.flatMap(({ period, variant, published }) =>
      period !== undefined && published ? [{ period, variant }] : [],
    );
    const answers = await Promise.allSettled(known.map((name) => fetchSet(contentAddress(FILES.set(name)))));
    return {
      sets: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
      unread: known.filter((_, index) => answers[index]?.status === 'rejected'),
    };
  }, [files]);
  return useAnswer(ask).value ?? NONE;
}
