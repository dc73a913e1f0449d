import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { getHistory } from '@site/src/lib/browser/history';
import { startScroll } from '@site/src/runtime/navigation/scroll';

const scroll = ExecutionEnvironment.canUseDOM ? startScroll(() => getHistory().action) : null;

const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation) scroll?.leave(location);
    return undefined;
  },
  onRouteDidUpdate({ location }) {
    scroll?.arrive(location);
  },
};

export default clientModule;
