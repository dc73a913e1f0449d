import type { ThirdParties } from '@site/config/thirdParties';
import { thirdParties } from '@site/src/lib/browser/thirdParties';
import type { ReactNode } from 'react';

interface Props {
  service: keyof ThirdParties;
  children: ReactNode;
}

/** Text that is shown only where this build has switched a service on. */
export default function When({ service, children }: Props): ReactNode {
  return thirdParties[service] ? children : null;
}
